/** Checks the edited page with what the shop has: the targets of its links, images, files and legal texts. */
import { useEffect, useMemo, useState } from 'react';
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import { isFileLink, linksOf, pathsOf } from '../../../../../schema/rules/site/publishing/checks/links';
import { checkPage, legalPaths, type CheckFacts, type PageCheck } from '../../../../../schema/rules/site/publishing/checks/pageChecks';
import type { SiteRecord } from '../../blocks/siteRecord';
import { renderedBlocks } from './renderedBlocks';
import { useCheckFactsQuery, type CheckFactsQuery } from '../Publishing.generated';

export interface PageChecks {
  found: readonly PageCheck[];
  /** Whether only the blocks themselves could be checked. */
  isIncomplete: boolean;
}

export function usePageChecks({ path }: SiteRecord, edited: Blocks): PageChecks {
  const blocks = useMemo(() => renderedBlocks(edited), [edited]);
  const paths = useMemo(() => [...pathsOf(blocks, location.origin), ...legalPaths], [blocks]);
  const { data, error } = useCheckFactsQuery({ variables: { paths }, fetchPolicy: 'network-only' });
  const missingFiles = useMissingFiles(blocks);
  const found = useMemo(
    () => checkPage(blocks, data ? toFacts(data, { ownPath: path ?? '', missingFiles }) : null),
    [data, blocks, path, missingFiles],
  );
  return { found, isIncomplete: error !== undefined };
}

interface OwnFacts {
  ownPath: string;
  missingFiles: readonly string[];
}

function toFacts(
  { linkedPaths, undescribedImages, decorativeImages, config }: CheckFactsQuery,
  { ownPath, missingFiles }: OwnFacts,
): CheckFacts {
  return {
    links: {
      ...{ origin: location.origin, ownPath, missingFiles },
      paths: linkedPaths,
      legalTexts: config.legalTexts,
    },
    undescribedImages: undescribedImages.items.map(({ id }) => id),
    decorativeImages: decorativeImages.items.map(({ id }) => id),
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
