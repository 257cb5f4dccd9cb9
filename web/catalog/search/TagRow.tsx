import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { TagRow_suggestion$key } from '../../__generated__/TagRow_suggestion.graphql.ts';
import { searchHistory } from '../../shell/searchHistory.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { tagPath } from '../items/marketItem.ts';
import { PanelRow } from './PanelRow.tsx';

interface TagRowProps {
  readonly suggestion: TagRow_suggestion$key;
}

/** 在 步枪 中搜索: the market filtered by a tag, with or without the keyword. */
export function TagRow({ suggestion }: TagRowProps) {
  const { keyword, tag } = useFragment(FRAGMENT, suggestion);
  const { t, i18n } = useTranslation('search');
  const name = i18n.language === 'zh' ? tag.nameZh : tag.nameEn;
  return (
    <PanelRow
      to={tagPath(tag.category, tag.internalName, keyword)}
      onOpen={() => searchHistory.remember(keyword)}
    >
      <Icon name={keyword === '' ? 'grid' : 'search'} />
      <Ellipsis>{t(keyword === '' ? 'openTag' : 'searchIn', { tag: name })}</Ellipsis>
    </PanelRow>
  );
}

const FRAGMENT = graphql`
  fragment TagRow_suggestion on TagSuggestion {
    keyword
    tag {
      category
      internalName
      nameZh
      nameEn
    }
  }
`;
