/** Builds that leave out a module or a folder of tests that is still there. */
import { withoutComments } from '../code/without-comments.ts'
import { folderOf, inFolder, nameOf, textsOf } from '../change.ts'
import { normalPath } from '../../policy/normal-path.ts'
import type { Found, SurfaceChange, SurfaceInput } from '../change.ts'

interface MemberForm {
  readonly name: RegExp
  readonly comments: 'code' | 'xml'
  /** What a text lists: paths from the folder of the file. */
  readonly listed: (text: string) => readonly string[]
  /** Files that make a listed folder a member; none: any file. */
  readonly manifests: readonly string[]
}

const FORMS: readonly MemberForm[] = [
  {
    name: /^pom\.xml$/i,
    comments: 'xml',
    listed: text => groups(text, /<module>\s{0,100}([^<\s]{1,300})/g),
    manifests: ['pom.xml']
  },
  {
    name: /^settings\.gradle(?:\.kts)?$/i,
    comments: 'code',
    // Projects are named by texts, in any call that includes them.
    listed: text =>
      groups(text, /["']([\w:./-]{1,300})["']/g).map(project =>
        project.replace(/^:/, '').replaceAll(':', '/')
      ),
    manifests: ['build.gradle', 'build.gradle.kts']
  },
  {
    name: /^phpunit(?:\.dist)?\.xml(?:\.dist)?$/i,
    comments: 'xml',
    listed: text =>
      groups(
        text.slice(0, Math.max(0, text.lastIndexOf('</testsuites>'))),
        /<(?:directory|file)\b[^<>]{0,300}>\s{0,100}([^<\s]{1,300})/g
      ),
    manifests: []
  }
]

// A finding names at most this many members.
const MEMBERS_SHOWN = 5

/** Members that the head lists no more although they stand there. */
export function buildMemberChanges(input: SurfaceInput): readonly Found[] {
  return input.changes.flatMap(change => {
    const form = FORMS.find(({ name }) => name.test(nameOf(change.path)))
    return form === undefined || change.after === undefined
      ? []
      : leftOut(change, form, input.headPaths)
  })
}

function leftOut(
  change: SurfaceChange,
  { comments, listed, manifests }: MemberForm,
  headPaths: ReadonlySet<string>
): readonly Found[] {
  const texts = textsOf(change)
  if (texts === undefined) return []
  const folder = folderOf(change.path)
  const membersOf = (text: string): readonly string[] =>
    listed(withoutComments(text, comments)).map(name =>
      normalPath(inFolder(folder, name.replace(/\/+$/, '')))
    )
  const now = membersOf(texts.after)
  // A folder above it takes it in.
  const isCovered = (member: string): boolean =>
    now.some(
      one =>
        one === member ||
        (manifests.length === 0 && member.startsWith(`${one}/`))
    )
  const lost = [...new Set(membersOf(texts.before))].filter(
    member => !isCovered(member) && stands(member, manifests, headPaths)
  )
  if (lost.length === 0) return []
  const more = lost.length - MEMBERS_SHOWN
  return [
    {
      rule: 'build-tests-off',
      message: `${change.path} no longer lists ${lost.slice(0, MEMBERS_SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}, and the tests there run no more`,
      path: change.path,
      before: lost.join(', ')
    }
  ]
}

function stands(
  member: string,
  manifests: readonly string[],
  headPaths: ReadonlySet<string>
): boolean {
  return manifests.length === 0
    ? headPaths.has(member) ||
        [...headPaths].some(path => path.startsWith(`${member}/`))
    : manifests.some(name => headPaths.has(inFolder(member, name)))
}

function groups(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group)
}
