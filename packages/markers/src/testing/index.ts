export { type MarkerFace, ownMarkers } from './cardFace.ts'
export { frameOf, type Scene, type SceneOptions, sceneOf } from './scene.ts'
