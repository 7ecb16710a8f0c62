import { lazyPart } from '../../../ui/lazy-part.ts';
import type { GeneralAreasProps } from './general-areas.tsx';

const GeneralAreas = lazyPart(async () => (await import('./general-areas.tsx')).GeneralAreas);

/** General admission, where there is any. Fetched when it is first drawn. */
export const GeneralAdmission = (props: GeneralAreasProps) =>
  props.sale.offers.general.length > 0 && <GeneralAreas {...props} />;
