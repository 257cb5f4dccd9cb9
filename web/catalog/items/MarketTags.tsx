import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  MarketTags_query$data,
  MarketTags_query$key,
} from '../../__generated__/MarketTags_query.graphql.ts';

type TagRow = NonNullable<MarketTags_query$data['marketTags']>[number];

/** One value of a tag category with its name in the reader's language. */
export interface NamedTag {
  readonly category: TagRow['category'];
  readonly internalName: string;
  readonly name: string;
  /** The type that a weapon belongs to. */
  readonly parent: string | null;
}

/** The tag values by category in the server's order, and a lookup of names by internal name. */
export interface TagCatalogue {
  list(category: TagRow['category']): readonly NamedTag[];
  nameOf(internalName: string | null | undefined): string | null;
}

interface MarketTagsProps {
  readonly query: MarketTags_query$key;
  readonly children: ReactNode;
}

const TagContext = createContext<TagCatalogue>({ list: () => [], nameOf: () => null });

/** Provides the tag catalogue to its children. */
export function MarketTags({ query, children }: MarketTagsProps) {
  const { marketTags } = useFragment(FRAGMENT, query);
  const { i18n } = useTranslation();
  const isChinese = i18n.language === 'zh';
  const catalogue = useMemo(() => makeCatalogue(marketTags ?? [], isChinese), [marketTags, isChinese]);
  return <TagContext value={catalogue}>{children}</TagContext>;
}

/** The tag catalogue of the page. */
export function useTags(): TagCatalogue {
  return useContext(TagContext);
}

function makeCatalogue(rows: readonly TagRow[], isChinese: boolean): TagCatalogue {
  const byCategory = new Map<string, NamedTag[]>();
  const names = new Map<string, string>();
  for (const row of rows) {
    const name = isChinese ? row.nameZh : row.nameEn;
    const list = byCategory.get(row.category) ?? [];
    list.push({ category: row.category, internalName: row.internalName, name, parent: row.parent ?? null });
    byCategory.set(row.category, list);
    names.set(row.internalName, name);
  }
  return {
    list: (category) => byCategory.get(category) ?? [],
    nameOf: (internalName) => names.get(internalName ?? '') ?? null,
  };
}

const FRAGMENT = graphql`
  fragment MarketTags_query on Query {
    marketTags {
      category
      internalName
      nameZh
      nameEn
      parent
    }
  }
`;
