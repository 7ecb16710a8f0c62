export { head, TextPage as default } from '../text-page.tsx';
