import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** Links to the two agreements in a new tab, so that the form's input is kept. */
export function AgreementLinks() {
  const { t } = useTranslation('session');
  return (
    <Agreements>
      <a href="/information?section=agreement" target="_blank" rel="noreferrer">
        {t('agreementService')}
      </a>
      <a href="/information?section=privacy" target="_blank" rel="noreferrer">
        {t('agreementPrivacy')}
      </a>
    </Agreements>
  );
}

const Agreements = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  padding-left: 26px;
  font-size: 12px;
  line-height: 20px;
  a { color: var(--accent-t); text-decoration: underline; text-underline-offset: 3px; }
`;
