import { useNavigation } from 'react-router';

/** True while the same page loads with another sort order or exterior. */
export function useGoodsPending(): boolean {
  return useNavigation().location?.pathname === '/goods';
}
