import { useNavigation } from 'react-router';

/** True while another order or exterior of the same page is on its way. */
export function useGoodsPending(): boolean {
  return useNavigation().location?.pathname === '/goods';
}
