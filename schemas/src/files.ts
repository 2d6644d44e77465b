import { fileURLToPath } from 'node:url'

const docs = new URL('../../docs/', import.meta.url)

export const protocolFile = fileURLToPath(new URL('protocol.schema.json', docs))

export function schemaFile({ id, rulesVersion }: { readonly id: string; readonly rulesVersion: number }): string {
  return fileURLToPath(new URL(`schemas/${id}/${rulesVersion}.json`, docs))
}
