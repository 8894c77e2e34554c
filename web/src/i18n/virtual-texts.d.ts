declare module 'virtual:texts' {
  /** By language: fetches the texts that one starts with. See `build/texts.ts`. */
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
