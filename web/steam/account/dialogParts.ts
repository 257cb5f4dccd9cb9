import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';

/** Layout of a dialog's form: stacked parts. */
export const DialogForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: 16px;
  p { color: var(--t2); line-height: 22px; }
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
