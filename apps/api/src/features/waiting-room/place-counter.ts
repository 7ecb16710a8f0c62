import { Contended } from '../../database/contention.ts';

/** The counter after so many places more, and how many there were at the draw; undefined when there is no such room. */
type AddPlaces = (
  roomId: number,
  places: number,
) => Promise<{ readonly taken: number; readonly drawn: number | null } | undefined>;

interface Waiting {
  readonly resolve: (number: number | null) => void;
  readonly reject: (error: unknown) => void;
}

/** Nobody waits behind so many; whoever comes on top is asked to come again. */
const maxWaiting = 50_000;

/**
 * Counts places. When a sale is about to open thousands come in a second, and each would lock the same row: those who come while
 * others are being counted are counted together after them.
 */
export function makePlaceCounter(addPlaces: AddPlaces) {
  const queues = new Map<number, Waiting[]>();

  const countAll = async (roomId: number, queue: Waiting[]): Promise<void> => {
    while (queue.length > 0) {
      const together = queue.splice(0);
      try {
        const counted = await addPlaces(roomId, together.length);
        if (!counted) throw new Error(`there is no waiting room ${roomId}`);
        const { taken, drawn } = counted;
        for (const [index, { resolve }] of together.entries())
          resolve(drawn === null ? null : taken - together.length + index);
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
    }
    queues.delete(roomId);
  };

  return {
    /** The number of one place more; null before the draw. */
    take: (roomId: number): Promise<number | null> => {
      const { promise, resolve, reject } = Promise.withResolvers<number | null>();
      const queue = queues.get(roomId);
      if (queue && queue.length >= maxWaiting)
        return Promise.reject(new Contended('too many take places at once'));
      const waiting = { resolve, reject };
      if (queue) queue.push(waiting);
      else {
        const first = [waiting];
        queues.set(roomId, first);
        void countAll(roomId, first);
      }
      return promise;
    },
  };
}
