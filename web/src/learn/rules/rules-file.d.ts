declare module '@rules' {
  const rules: {
    paragraphs: Record<
      string,
      { rules?: string[]; house?: string[]; numbers?: Record<string, string>; show?: string }
    >;
    pages: Record<string, { heading: string; paragraphs: string[] }[]>;
    lines: Record<string, Record<string, string>>;
  };
  export default rules;
}
