declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

/** The address of a worker of its own file. */
declare module '*?worker&url' {
  const url: string;
  export default url;
}
