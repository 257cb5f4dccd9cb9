import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';

interface ToastStackProps {
  readonly toasts: readonly {
    readonly id: number;
    readonly kind: 'success' | 'failure';
    readonly text: string;
  }[];
}

/**
 * Short messages at the top centre, below the top bar and above open dialogs. The region is always rendered, so that screen readers
 * announce new messages.
 */
export function ToastStack({ toasts }: ToastStackProps) {
  const region = useRef<HTMLDivElement>(null);
  const newestId = toasts.at(-1)?.id;
  useEffect(() => {
    // An open dialog is in the browser's top layer, and only elements that enter it later are above it.
    region.current?.hidePopover();
    if (newestId !== undefined) {
      region.current?.showPopover();
    }
  }, [newestId]);
  return (
    <Region ref={region} role="status" aria-live="polite" popover="manual">
      {toasts.map((toast) => (
        <Line key={toast.id} $isFailure={toast.kind === 'failure'}>
          <Icon name={toast.kind === 'failure' ? 'alert' : 'check'} />
          {toast.text}
        </Line>
      ))}
    </Region>
  );
}

const Region = styled.div`
  position: fixed;
  /* Below the top bar, whose search stays free. */
  inset: 72px 0 auto;
  z-index: var(--z-toast);
  width: auto;
  margin: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  padding: 0 16px;
  pointer-events: none;
`;

const Line = styled.div<{ $isFailure: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  max-width: 100%;
  padding: 8px 16px;
  border-radius: var(--r-3);
  background: var(--s3);
  border: 1px solid var(--line-2);
  box-shadow: var(--e2);
  font-size: 14px;
  animation: drop var(--t-3) var(--ease-out);
  svg { color: ${({ $isFailure }) => ($isFailure ? 'var(--neg)' : 'var(--pos)')}; }
  @keyframes drop { from { opacity: 0; transform: translateY(-8px); } }
`;
