import { lazyPart } from '../../ui/lazy-part.ts';
import type { GeneralAreasProps } from './general/general-areas.tsx';

const GeneralAreas = lazyPart(async () => (await import('./general/general-areas.tsx')).GeneralAreas);

/** Places without numbers, where there are any. Fetched when it is first drawn. */
export const StandingPlaces = (props: GeneralAreasProps) =>
  props.sale.offers.general.length > 0 && <GeneralAreas {...props} />;
