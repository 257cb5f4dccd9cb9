import { styled } from 'styled-components';
import { Panel } from '../../ui/Panel.tsx';

/** A card of the settings: its title, a description, and its actions. */
export const SettingCard = styled(Panel)`
  h2:not(dialog h2) { font-size: 14px; line-height: 22px; }
  padding: 20px;
  @media (max-width: 767px) { padding: 16px; }
`;
