/** The tree difference of merge base and head with the digest of every new blob. */
import type { CommitRange } from '../../model/observation.ts'
import type { TreeChange } from '../../ports.ts'
import {
  blobDigests,
  type BlobDigests,
  type KnownDigests
} from './blob-digests.ts'
import { hasBlob, rawChanges, type RawChange } from './raw-diff.ts'
import type { Git } from './run-git.ts'

const BATCH = 4096

/**
 * Every change of the range. Blobs are hashed while git still compares trees;
 * those in `missing` are not asked for.
 * @throws GateError GIT_FAILED
 */
export async function* treeChanges(
  git: Git,
  range: CommitRange,
  missing: ReadonlySet<string>
): AsyncGenerator<readonly TreeChange[], void, undefined> {
  const blobs = blobDigests(git)
  try {
    const raw = await requestBlobs(git, range, blobs, missing)
    const digests = await blobs.finish()
    for (let at = 0; at < raw.length; at += BATCH)
      yield raw.slice(at, at + BATCH).map(change => treeChange(change, digests))
  } finally {
    blobs.cancel()
  }
}

async function requestBlobs(
  git: Git,
  range: CommitRange,
  blobs: BlobDigests,
  missing: ReadonlySet<string>
): Promise<readonly RawChange[]> {
  const raw: RawChange[] = []
  for await (const changes of rawChanges(git, range.mergeBase, range.head)) {
    const ids: string[] = []
    for (const change of changes) {
      raw.push(change)
      if (hasBlob(change) && !missing.has(change.objectId))
        ids.push(change.objectId)
    }
    blobs.request(ids)
  }
  return raw
}

function treeChange(change: RawChange, digests: KnownDigests): TreeChange {
  if (!hasBlob(change)) return change
  const { mode, objectId, bytePath } = change
  const contentDigest = digests.contentDigest(objectId)
  if (contentDigest === undefined)
    return { mode, objectId, bytePath, missing: true }
  return digests.isLfsPointer(objectId)
    ? { mode, objectId, bytePath, contentDigest, lfsPointer: true }
    : { mode, objectId, bytePath, contentDigest }
}
