import { type Along, type PeopleAnswer, peopleApi } from './api.ts'

/** The library of passkeys is fetched when somebody uses one. */
const webauthn = () => import('@simplewebauthn/browser')

/** Somebody thought better of it, or their device has no passkey for this house. */
const cancelled = { ok: false, status: 0, reason: { id: 'web.me.passkeyCancelled' } } as const

/** Makes a passkey for the ring that is open here. */
export async function makePasskey(): Promise<PeopleAnswer<object>> {
  const options = await peopleApi.passkeyOptions()
  if (!options.ok) return options
  try {
    const { startRegistration } = await webauthn()
    return await peopleApi.addPasskey(await startRegistration({ optionsJSON: options.data }))
  } catch {
    return cancelled
  }
}

/** Opens a ring with a passkey that this device has. */
export async function enterByPasskey(along: Along): Promise<PeopleAnswer<null>> {
  const options = await peopleApi.entryOptions()
  if (!options.ok) return options
  try {
    const { startAuthentication } = await webauthn()
    return await peopleApi.enterByPasskey(await startAuthentication({ optionsJSON: options.data }), along)
  } catch {
    return cancelled
  }
}

/** Why there can be no passkeys. */
export const passkeyWords = {
  noAddress: 'web.me.noPasskey.noAddress',
  noHttps: 'web.me.noPasskey.noHttps',
  noName: 'web.me.noPasskey.noName',
  elsewhere: 'web.me.noPasskey.elsewhere',
} as const
