import { useAppServices } from '../app/appServices.ts';

/** Shows an error that has no field, and reloads: another tab, or an operator, may have changed step 2. */
export function useShowSetupError(onRejected: () => void): (message: string) => void {
  const { toasts } = useAppServices();
  return (message) => {
    toasts.show('failure', message);
    onRejected();
  };
}
