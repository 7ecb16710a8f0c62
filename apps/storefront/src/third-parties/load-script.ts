/** Loads a third-party script once; resolves to whether it was loaded. */
export function loadScript(src: string, attributes: Partial<HTMLScriptElement> = {}): Promise<boolean> {
  if ([...document.scripts].some((script) => script.src === src)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const script = Object.assign(document.createElement('script'), { ...attributes, src, async: true });
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove(); // the next one to need it tries again
      resolve(false);
    };
    document.body.append(script);
  });
}
