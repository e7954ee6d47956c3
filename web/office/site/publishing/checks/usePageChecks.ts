/** Checks the edited page with what the shop has: its pages, branches, redirects, images, files and legal texts. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { learnRecords, type KnownRecords } from '../../../../blocks/preview/localBlocks';
import { PreviewContentDocument } from '../../../../blocks/Page.generated';
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import { getField, toObject } from '../../../../../schema/objects';
import { isFileLink, linksOf } from '../../../../../schema/rules/site/publishing/checks/links';
import { checkPage, imagesOf, type CheckFacts, type PageCheck } from '../../../../../schema/rules/site/publishing/checks/pageChecks';
import { toContentInput, type SiteRecord } from '../../blocks/siteRecord';
import { useCheckFactsQuery, type CheckFactsQuery } from '../Publishing.generated';

export interface PageChecks {
  found: readonly PageCheck[];
  /** Whether only the blocks themselves could be checked. */
  isIncomplete: boolean;
}

export function usePageChecks({ path }: SiteRecord, blocks: Blocks): PageChecks {
  const { data, error } = useCheckFactsQuery({ fetchPolicy: 'network-only' });
  const missingFiles = useMissingFiles(blocks);
  const describedImages = useDescribedImages(blocks);
  const found = useMemo(
    () => checkPage(blocks, data ? toFacts(data, { ownPath: path ?? '', missingFiles, describedImages }) : null),
    [data, blocks, path, missingFiles, describedImages],
  );
  return { found, isIncomplete: error !== undefined };
}

interface OwnFacts extends Pick<CheckFacts, 'describedImages'> {
  ownPath: string;
  missingFiles: readonly string[];
}

function toFacts(
  { sites, branches, redirects, config }: CheckFactsQuery,
  { ownPath, missingFiles, describedImages }: OwnFacts,
): CheckFacts {
  return {
    links: {
      ...{ origin: location.origin, ownPath, missingFiles },
      pages: sites.items,
      branches: branches.items,
      redirects: redirects.items.filter(({ isEnabled }) => isEnabled).map(redirect => redirect.path),
      legalTexts: config.legalTexts,
    },
    describedImages,
    colors: { green: config.blockGreen, yellow: config.blockYellow },
    legal: config,
  };
}

const noFiles: readonly string[] = [];

/** Returns the links to files that the server does not have. */
function useMissingFiles(blocks: Blocks): readonly string[] {
  const [missing, setMissing] = useState(noFiles);
  const links = useMemo(() => blocks.flatMap(linksOf).filter(link => isFileLink(link, location.origin)), [blocks]);
  const key = links.join('\n');
  useEffect(() => {
    const controller = new AbortController();
    const isMissing = (link: string): Promise<boolean> =>
      fetch(link, { method: 'HEAD', signal: controller.signal }).then(
        ({ status }) => status === 404,
        () => false,
      );
    const linksToCheck = key ? key.split('\n') : [];
    void Promise.all(linksToCheck.map(isMissing)).then(results => {
      if (!controller.signal.aborted) setMissing(linksToCheck.filter((_link, index) => results[index]));
    });
    return () => controller.abort();
  }, [key]);
  return missing;
}

/** Returns the images of the blocks that have an alternative text; null until they are loaded. */
function useDescribedImages(blocks: Blocks): ReadonlySet<string> | null {
  const client = useApolloClient();
  const [described, setDescribed] = useState<ReadonlySet<string> | null>(null);
  const withImages = useMemo(() => blocks.filter(block => imagesOf(block).length > 0), [blocks]);
  useEffect(() => {
    let isCurrent = true;
    const variables = { content: toContentInput(withImages) };
    const load = client.query({ query: PreviewContentDocument, variables, fetchPolicy: 'no-cache' });
    void load.then(
      ({ data }) => {
        const known: KnownRecords = new Map();
        data?.previewContent.forEach((loaded, index) => learnRecords(withImages[index]!, loaded, known));
        const ids = [...known].filter(([, image]) => getField(toObject(image), 'alt')).map(([id]) => id);
        if (isCurrent) setDescribed(new Set(ids));
      },
      () => {}, // the images are not checked
    );
    return () => {
      isCurrent = false;
    };
  }, [client, withImages]);
  return described;
}
