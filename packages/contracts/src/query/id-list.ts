import { commaList } from './comma-list.ts';
import { idParameter } from './id-parameter.ts';

export const idList = commaList(idParameter).meta({ description: 'Ids, as in `1,2,3`', examples: ['1,2,3'] });
