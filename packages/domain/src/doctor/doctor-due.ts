const hourMs = 3_600_000;
/** When most houses sleep, by UTC. */
const night = { from: 1, until: 5 };
/** Less than a day, so that a look in the afternoon does not take the night's place for ever. */
const enoughMs = 20 * hourMs;
/** A machine that is off at night looks when it is on. */
const tooLongMs = 28 * hourMs;

/** Whether the doctor is to look by itself: once a night, or by day where that night was missed. Of a house that was never looked at, by night. */
export function isDoctorDue(lastAt: Date | null, at: Date): boolean {
  const hour = at.getUTCHours();
  const isNight = hour >= night.from && hour < night.until;
  if (lastAt === null) return isNight;
  const sinceMs = at.getTime() - lastAt.getTime();
  return sinceMs >= tooLongMs || (isNight && sinceMs >= enoughMs);
}
