import { useQueryClient } from '@tanstack/react-query';

/** What was done is seen at once, and not with the next look. */
export function useRefreshed(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['door'] });
}
