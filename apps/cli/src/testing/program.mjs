// A program that plays as a test tells it to, by the manner in its file's name: see programs.test.ts.

import { basename } from 'node:path'
import { createInterface } from 'node:readline'

const manner = basename(process.argv[1]).split('.')[1]
let chosen = 0

for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line)
  if (said.do === 'sit') {
    if (manner === 'dies') process.exit(3)
    answer({ ok: true })
  } else if (said.do === 'over') answer({ ok: true })
  else if (said.do === 'interrupt') answer({ pass: true })
  else if (manner === 'babbles') console.log('let me think')
  else if (manner === 'cheats') answer({ number: said.legal.size })
  else if (manner === 'breaks') answer({ action: { kind: 'unheard of' } })
  else if (said.do === 'choose' && manner === 'leafs' && said.legal.size > 100)
    answer({ do: 'legal', from: 100, count: 1 })
  else if (said.do === undefined) answer({ action: said.legal.actions[0] })
  else answer(chosen++ % 2 === 0 ? { number: said.legal.size - 1 } : { action: said.legal.actions[0] })
}

function answer(what) {
  console.log(JSON.stringify(what))
}
