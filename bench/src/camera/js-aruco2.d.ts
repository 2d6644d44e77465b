/** js-aruco2 has no types of its own: as much of it as is used here. */
declare module 'js-aruco2' {
  interface Corner {
    readonly x: number
    readonly y: number
  }

  interface Picture {
    readonly width: number
    readonly height: number
    readonly data: Uint8ClampedArray
  }

  interface Detector {
    detect(picture: Picture): readonly { readonly id: number; readonly corners: readonly Corner[] }[]
  }

  const library: {
    readonly AR: {
      readonly DICTIONARIES: Record<string, { nBits: number; tau: number; codeList: readonly string[] }>
      readonly Detector: new (config: { dictionaryName: string; maxHammingDistance: number }) => Detector
    }
  }
  export default library
}
