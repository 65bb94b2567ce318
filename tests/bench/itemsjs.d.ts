/** The used subset of itemsjs, which has no types. */
declare module 'itemsjs' {
  type Bucket = { readonly key: string; readonly doc_count: number };
  type Found<Item> = {
    readonly data: {
      readonly items: readonly Item[];
      readonly aggregations: Readonly<Record<string, { readonly buckets: readonly Bucket[] }>>;
    };
    readonly pagination: { readonly total: number };
  };
  type Options = {
    readonly per_page: number;
    readonly page: number;
    readonly sort: string;
    readonly filters: Readonly<Record<string, readonly string[]>>;
  };
  type Configuration = {
    readonly native_search_enabled: boolean;
    readonly sortings: Readonly<
      Record<string, { readonly field: readonly string[]; readonly order: readonly ('asc' | 'desc')[] }>
    >;
    readonly aggregations: Readonly<
      Record<
        string,
        { readonly size: number; readonly conjunction: boolean; readonly hide_zero_doc_count: boolean }
      >
    >;
  };
  export default function itemsjs<Item extends object>(
    items: readonly Item[],
    configuration: Configuration,
  ): { search(options: Options): Found<Item> };
}
