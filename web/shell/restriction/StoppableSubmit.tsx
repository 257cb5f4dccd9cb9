import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ConfirmPress } from '../../ui/ConfirmButton.tsx';
import type { StoppableAction } from './restrictions.ts';
import { useStop } from './useStop.tsx';

interface StoppableSubmitProps {
  readonly action: StoppableAction;
  /** Closes the dialog around the form. */
  readonly onLeave: () => void;
  readonly isBusy: boolean;
  readonly disabled?: boolean;
  /** Where the form asks and the same button confirms. */
  readonly confirmPress?: ConfirmPress;
  readonly children: ReactNode;
}

/** The button that sends a form. It is disabled, below what says why, while a restriction of the account stops the action. */
export function StoppableSubmit({
  action,
  onLeave,
  isBusy,
  disabled = false,
  confirmPress,
  children,
}: StoppableSubmitProps) {
  const { isStopped, panel } = useStop(action, onLeave);
  return (
    <>
      {panel}
      <Button
        {...confirmPress}
        type="submit"
        look="primary"
        size="large"
        isWide
        isBusy={isBusy}
        disabled={disabled || isStopped}
      >
        {children}
      </Button>
    </>
  );
}
