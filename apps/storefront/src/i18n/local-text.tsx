/**
 * A text that `Intl` writes. A visitor's browser may know the language a little differently from the generator (a comma,
 * another space): the page then keeps what was generated instead of being drawn anew.
 */
export const LocalText = ({ children }: { readonly children: string }) => (
  <span suppressHydrationWarning>{children}</span>
);

/** The same for a moment. */
export const LocalTime = ({ at, children }: { readonly at: string; readonly children: string }) => (
  <time dateTime={at} suppressHydrationWarning>
    {children}
  </time>
);
