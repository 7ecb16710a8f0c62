/** Icons by name, each drawn on a grid of 24. They are hidden from screen readers: a text beside them says the same. */
export const createIcon =
  <Name extends string>(drawings: Readonly<Record<Name, string>>) =>
  ({ name, size = 22 }: { readonly name: Name; readonly size?: number }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
