/** Tests begin at tables that are laid out at will, as lessons do. */
export * from '../laidGolem.ts'
