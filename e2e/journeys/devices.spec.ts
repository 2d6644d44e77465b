import { formatter } from '@athanor/messages/all'
import { type Connection, connect, createTable, type TableWatch, webSocketTo } from '@athanor/protocol'
import { expect, test } from '@playwright/test'
import { guestOf } from '../support/guest.ts'

const say = formatter('en')

/** Makes the first move that is legal, whenever it is this seat's turn, until the game is over. */
async function playToTheEnd(program: Connection, watch: TableWatch, table: string): Promise<void> {
  for (;;) {
    const { game, you, table: info } = watch.get()
    if (info?.status === 'finished') return
    const isMine = game?.sight.owed.some(({ seat, answered }) => seat === you && !answered) === true
    if (isMine) {
      const { version, actions } = await program.send('legal', { table, from: 0, count: 1 })
      await program.send('act', { table, version, action: actions[0] }).catch(() => undefined)
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

test('a seat that was continued on another device follows there into the rematch', async ({ browser, baseURL }) => {
  const programs = [0, 1].map(() => connect({ open: webSocketTo(`${baseURL?.replace('http', 'ws') ?? ''}/ws`) }))
  const [host, phone] = programs as [Connection, Connection]
  const [hostSecret, phoneSecret] = [host.randomHex(32), phone.randomHex(32)]
  const wish = { game: 'compendium', seats: 2, visibility: 'link', name: 'Ann', secret: hostSecret } as const
  const { table, watch } = await createTable(host, wish)
  const onPhone = phone.watch(table, { secret: phoneSecret })
  await phone.sit({ table, name: 'Bob', secret: phoneSecret })
  await expect.poll(() => watch.get().table?.seats.every(({ present, ready }) => present && ready)).toBe(true)
  await host.send('start', { table })
  await Promise.all([playToTheEnd(host, watch, table), playToTheEnd(phone, onPhone, table)])

  // Bob goes on with the tablet, and the phone is put away.
  const secret = phone.randomHex(32)
  await phone.send('link', { table, secret })
  phone.close()
  const tablet = await guestOf(browser, 'Bob')
  await tablet.page.goto(`/table/${table}#seat=${secret}`)
  await tablet.page.getByRole('button', { name: say('web.end.again') }).click()
  await expect(tablet.page).toHaveURL(/again/)
  const next = new URL(tablet.page.url()).pathname.split('/').at(-1) ?? ''
  // He holds his seat there, and the room with it.
  await expect(tablet.page.getByRole('button', { name: say('web.room.leave') })).toBeVisible()
  const again = host.watch(next, { secret: hostSecret })
  await expect.poll(() => again.get().you).toBe(0)
  await expect.poll(() => again.get().table?.seats[1]).toMatchObject({ name: 'Bob', present: true, ready: true })
  expect(again.get().table?.host).toBe(1)

  // Also by the bare address, in whatever way he comes to it in that tab; and the lobby knows him.
  await tablet.page.evaluate((id) => sessionStorage.removeItem(`athanor.seat.${id}`), next)
  await tablet.page.goto(`/table/${next}`)
  await expect(tablet.page.getByRole('button', { name: say('web.room.leave') })).toBeVisible()

  // One press of the other is enough for the game to begin.
  await host.ready(next)
  await tablet.page.getByRole('button', { name: say('web.room.start') }).click()
  await expect(tablet.page.getByRole('list', { name: say('web.compendium.board') })).toBeVisible()
  await expect.poll(() => again.get().table?.status).toBe('running')
  await tablet.page.goto('/')
  await expect(tablet.page.getByRole('link', { name: /Ann/ }).first()).toBeVisible()
  host.close()
  await tablet.context.close()
})
