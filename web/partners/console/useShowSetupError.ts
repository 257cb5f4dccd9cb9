import { useAppServices } from '../../shell/appServices.ts';

/**
 * Shows an error without a field and fetches the data again, because another tab or an operator may have changed step
 * 2.
 */
export function useShowSetupError(onRejected: () => void): (message: string) => void {
  const { toasts } = useAppServices();
  return (message) => {
    toasts.show('failure', message);
    onRejected();
  };
}
