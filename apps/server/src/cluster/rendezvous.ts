/**
 * Says in which order nodes are to do the work of a table: everybody who knows the same nodes comes to the same order
 * without asking anybody, and when a node goes, only its own tables pass to others.
 */
export function inTurnFor(what: string, nodes: Iterable<string>): readonly string[] {
  const scored = [...new Set(nodes)].map((node) => ({ node, score: scoreOf(`${what} ${node}`) }))
  return scored
    .toSorted((one, other) => other.score - one.score || (one.node < other.node ? -1 : 1))
    .map(({ node }) => node)
}

/** FNV-1a, and a last stir, so that names which differ in their last letter alone end far apart. */
function scoreOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35)
  return (hash ^ (hash >>> 16)) >>> 0
}
