import { type Action, type HeapShape, heap, type View } from './heap.ts'

export { type Action, type HeapShape, heap, type View }
