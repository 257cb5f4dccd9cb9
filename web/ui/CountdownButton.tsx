import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button.tsx';
import { VisuallyHidden } from './textStyles.ts';

interface CountdownButtonProps {
  /** Label during the countdown. */
  readonly waitingLabel: string;
  readonly readyLabel: string;
  /** Announced once to screen readers when the button becomes active. */
  readonly readySpoken: string;
  /** A new value restarts the countdown. */
  readonly resetKey: string;
  readonly isDisabled?: boolean;
  readonly isBusy?: boolean;
  /** True beside a primary button of the same view. */
  readonly isQuiet?: boolean;
  readonly onPress: () => void;
}

const COUNT = 3;
const STEP_MS = 1000;

/**
 * A button that counts 3, 2, 1 before it can be pressed (requirement I-07). It never fires by itself and keeps its
 * size.
 */
export function CountdownButton(props: CountdownButtonProps) {
  // A new countdown is a new element, so that no timer of the previous one is left.
  return <Counting key={props.resetKey} {...props} />;
}

function Counting({
  waitingLabel,
  readyLabel,
  readySpoken,
  isDisabled = false,
  isBusy = false,
  isQuiet = false,
  onPress,
}: CountdownButtonProps) {
  const [left, setLeft] = useState(COUNT);
  useEffect(() => {
    if (left === 0 || isDisabled) {
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [left, isDisabled]);
  const isReady = left === 0 && !isDisabled;
  return (
    <>
      <Button
        look={isQuiet ? 'default' : 'primary'}
        size={isQuiet ? 'medium' : 'large'}
        isWide
        disabled={!isReady}
        isBusy={isBusy}
        onClick={onPress}
      >
        {isReady || isDisabled ? (
          readyLabel
        ) : (
          <>
            <Fill className={`step-${COUNT - left}`} />
            <Text>{waitingLabel}</Text>
            <Ring className="num">{left}</Ring>
          </>
        )}
      </Button>
      <VisuallyHidden role="status">{isReady ? readySpoken : ''}</VisuallyHidden>
    </>
  );
}

const Fill = styled.span`
  position: absolute;
  inset: 0;
  background: var(--accent-w);
  transform: scaleX(0.06);
  transform-origin: left;
  transition: transform ${STEP_MS}ms linear;
  &.step-0 { transform: scaleX(0.33); }
  &.step-1 { transform: scaleX(0.66); }
  &.step-2 { transform: scaleX(1); }
  @media (prefers-reduced-motion: reduce) { transition: none; }
`;

const Text = styled.span`
  position: relative;
`;

const Ring = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 2px solid var(--accent-t);
  border-radius: var(--r-full);
  font-size: 13px;
  color: var(--accent-t);
`;
