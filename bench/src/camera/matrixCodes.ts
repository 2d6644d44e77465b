import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { markings, type Sighting } from '@athanor/markers'
import { prepareZXingModule, type ReadInputBarcodeFormat, readBarcodes } from 'zxing-wasm/reader'
import { prepareZXingModule as prepareWriter, writeBarcode } from 'zxing-wasm/writer'
import { faceOf, type MarkerKind } from './kind.ts'
import { microSymbols } from './microSymbols.ts'

type Matrix = readonly (readonly boolean[])[]

const { resolve } = createRequire(import.meta.url)
const numberOf = (index: number) => String(index).padStart(2, '0')

/** Matrix codes with the number of the marking, read by zxing-wasm. It would fetch its program from elsewhere if it were not given one. */
export async function matrixCodes(): Promise<readonly MarkerKind[]> {
  prepareZXingModule({ overrides: { wasmBinary: program('reader/zxing_reader.wasm') } })
  prepareWriter({ overrides: { wasmBinary: program('writer/zxing_writer.wasm') } })
  const written = (format: 'QRCode' | 'DataMatrix') =>
    Promise.all(markings.map((_, index) => symbolOf(numberOf(index), format)))
  return [
    kindOf('Data Matrix 10 × 10', 'DataMatrix', await written('DataMatrix'), 1),
    kindOf('QR code 21 × 21', 'QRCode', await written('QRCode'), 2),
    kindOf('Micro QR code 13 × 13', 'MicroQRCode', microSymbols, 2),
  ]
}

function program(path: string): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = readFileSync(resolve(`zxing-wasm/${path}`))
  return buffer.slice(byteOffset, byteOffset + byteLength)
}

async function symbolOf(text: string, format: 'QRCode' | 'DataMatrix'): Promise<Matrix> {
  const { symbol, error } = await writeBarcode(text, { format, forceSquareDataMatrix: true, withQuietZones: false })
  if (error !== '') throw new RangeError(error)
  const { data, width, height } = symbol
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (__, x) => data[y * width + x] === 0))
}

function kindOf(name: string, format: ReadInputBarcodeFormat, symbols: readonly Matrix[], margin: number): MarkerKind {
  return {
    name: `${name}, zxing-wasm 3.1.4`,
    face: faceOf(markings, symbols, margin),
    async read(frame) {
      const found = await readBarcodes(frame, { formats: [format], tryInvert: false, maxNumberOfSymbols: 6 })
      return found.flatMap(({ text, position }): readonly Sighting[] => {
        const marking = /^\d\d$/.test(text) ? markings[Number(text)] : undefined
        const { topLeft, topRight, bottomRight, bottomLeft } = position
        return marking === undefined ? [] : [{ marking, corners: [topLeft, topRight, bottomRight, bottomLeft] }]
      })
    },
  }
}
