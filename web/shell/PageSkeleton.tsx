import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../ui/textStyles.ts';

/**
 * Container of the placeholder boxes of a page that is loading. They show without delay, because the navigation has
 * already waited.
 */
export function PageSkeleton({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <Box aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {children}
    </Box>
  );
}

const Box = styled.div`
  --skeleton-delay: 0ms;
  min-width: 0;
`;
