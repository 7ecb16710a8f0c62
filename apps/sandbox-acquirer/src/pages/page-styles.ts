/** A bank of its own: nothing here should be taken for the shop. */
export const pageStyles = `
:root { color-scheme: light dark; --paper: #f4f6fa; --sheet: #fff; --ink: #16202e; --soft: #556274; --line: #cfd7e3;
  --accent: #1d4f91; --on-accent: #fff; --tape: #ffd84d; --tape-ink: #2b2200; --fault: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --paper: #10151d; --sheet: #18202b; --ink: #edf1f7; --soft: #a7b3c4;
  --line: #37445a; --accent: #8db8f2; --on-accent: #0b1a2e; --fault: #ff9d94; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; }
.tape { padding: .75rem 1rem; background: var(--tape); color: var(--tape-ink); text-align: center; }
main { max-width: 34rem; margin: 2rem auto; padding: 0 1rem; }
.sheet { padding: 1.5rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--sheet); }
h1 { margin: 0; font-size: 1rem; font-weight: 500; color: var(--soft); }
h1.plain { font-size: 1.5rem; font-weight: 700; color: inherit; }
.amount { margin: .25rem 0; font-size: 2.5rem; font-weight: 700; line-height: 1.1; font-variant-numeric: tabular-nums; }
.purpose { margin: 0; overflow-wrap: anywhere; }
form { margin: 0; } .block { margin-top: 1.5rem; }
label { display: block; margin-bottom: .25rem; font-weight: 600; } .hint { margin: 0 0 .5rem; color: var(--soft); }
input { width: 100%; min-height: 3rem; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: .5rem;
  background: var(--paper); color: inherit; font: inherit; font-size: 1.25rem; letter-spacing: .06em;
  font-variant-numeric: tabular-nums; }
input[aria-invalid] { border: 2px solid var(--fault); }
.fault { margin: .5rem 0; color: var(--fault); font-weight: 600; }
.summary { margin-bottom: 1rem; padding: 1rem; border: 3px solid var(--fault); border-radius: .5rem; }
.summary h2 { margin: 0 0 .25rem; font-size: 1.125rem; } .summary a { color: var(--fault); }
button, .button { display: block; width: 100%; min-height: 3rem; padding: .625rem 1rem; border: 0; border-radius: .5rem;
  background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; cursor: pointer; }
button.quiet { border: 1px solid var(--line); background: none; color: inherit; font-weight: 500; }
h2 { margin: 0; font-size: 1.125rem; } ul { margin: .75rem 0 0; padding: 0; list-style: none; }
li + li { margin-top: .5rem; }
li button { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; border: 1px solid var(--line);
  background: none; color: inherit; font-weight: 500; text-align: start; }
li button span:last-child { color: var(--soft); font-variant-numeric: tabular-nums; }
summary { margin-top: 1rem; min-height: 1.5rem; cursor: pointer; font-weight: 600; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
