import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** Layout of a dialog's form: stacked parts. */
export const DialogForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: 16px;
  p { color: var(--t2); line-height: 22px; }
`;

/** The ways between which a dialog lets one choose, above its form. */
export const Ways = styled.div`
  padding-bottom: 16px;
`;

/** The two buttons of a dialog, the primary one last. */
export const DialogButtons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 10px;
  padding-top: 4px;
  @media (max-width: 767px) { button { flex: 1; height: 44px; } }
`;

/** A filled danger button is used only inside a confirmation. */
export const FilledDanger = styled(Button)`
  background: var(--neg);
  border-color: transparent;
  color: var(--bg);
  font-weight: 600;
  &:hover { background: var(--neg); border-color: transparent; opacity: .92; }
`;

/** What a field of the form means. */
export const Hint = styled.small`
  display: block;
  padding-top: 6px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;

/** Why a form was refused. Renders nothing without a reason. */
export function Problem({ children }: { readonly children: ReactNode }) {
  return (
    children != null && (
      <Refusal role="alert">
        <Icon name="alert" size={14} />
        {children}
      </Refusal>
    )
  );
}

const Refusal = styled.div`
  display: flex;
  gap: 6px;
  font-size: 13px;
  line-height: 20px;
  color: var(--neg);
  svg { flex: none; margin-top: 3px; }
`;

/** How what the form takes is kept. */
export function Safe({ children }: { readonly children: ReactNode }) {
  return (
    <Kept>
      <Icon name="lock" size={12} />
      {children}
    </Kept>
  );
}

const Kept = styled.small`
  display: flex;
  gap: 6px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
  svg { flex: none; margin-top: 3px; }
`;
