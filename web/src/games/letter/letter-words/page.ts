import { soloPage } from '../solo/solo-page';

export const page = soloPage('letter-words');
