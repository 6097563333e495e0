/** Actions of others that `init` writes: each by the commit of a release, since its owner can move a tag. */

/** The release and the commit of each, by the name of the action. */
const RELEASES = {
  'denoland/setup-deno': ['v2.0.5', '22d081ff2d3a40755e97629de92e3bcbfa7cf2ed'],
  'erlef/setup-beam': ['v1.24.0', 'fc68ffb90438ef2936bbb3251622353b3dcb2f93'],
  'extractions/setup-just': [
    'v4.0.0',
    '53165ef7e734c5c07cb06b3c8e7b647c5aa16db3'
  ],
  'ruby/setup-ruby': ['v1.326.0', '762794c140bbeda0f1224786aa33b4b46783a6c1']
} as const satisfies Readonly<Record<string, readonly [string, string]>>

/** `owner/name@commit # release`, as a `uses:` has it. */
export function pinned(action: keyof typeof RELEASES): string {
  const [release, commit] = RELEASES[action]
  return `${action}@${commit} # ${release}`
}
