import { largestId } from '../values/id.ts';
import { wholeNumber } from './whole-number.ts';

export const idParameter = wholeNumber(1, largestId);
