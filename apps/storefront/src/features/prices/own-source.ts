/** Spec §7: the source of tickets that every call for prices names. */
export const ownSource = 2;
