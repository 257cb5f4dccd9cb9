import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';

interface ToastStackProps {
  readonly toasts: readonly { readonly id: number; readonly kind: 'success' | 'failure'; readonly text: string }[];
}

/** Short sentences at the top centre. The region is always there, so that a screen reader hears what enters it. */
export function ToastStack({ toasts }: ToastStackProps) {
  return (
    <Region role="status" aria-live="polite">
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
  top: 16px;
  left: 0;
  right: 0;
  z-index: var(--z-toast);
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
