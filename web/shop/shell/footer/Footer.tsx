/** The footer of every page: branches with their hours, quick links and legal links. */
import { legalLink, legalPageNames } from '../../../../schema/site/legalPages';
import { branchListPath } from '../../../../schema/site/paths';
import { Container } from '../../../ui/display/layout';
import { ConsentLink } from '../../consent/ConsentLink';
import { LegalLink } from '../../legal/LegalLink';
import { CardEdge } from '../../../ui/display/Card';
import styles from './Footer.module.css';
import { quickLinks, type MenuEntry } from '../header/menuEntries';
import { ReducedMotionSwitch } from './ReducedMotionSwitch';
import { publicBranches, useShop } from '../state/shopContext';
import { FooterBranch } from './FooterBranch';
import { QuickLinks } from './QuickLinks';

/** The maximum number of branches in the footer (SHELL-07). With more, it contains the selected branch and links to the overview. */
const maxBranches = 8;

export function Footer() {
  const shop = useShop();
  const { config, branch: selectedBranch } = shop;
  const branches = publicBranches(shop.branches);
  const hasAll = branches.length <= maxBranches;
  const shownBranches = hasAll ? branches : branches.filter(({ id }) => id === selectedBranch?.id);
  const legalPaths = legalPageNames.map(name => legalLink(config, name)?.to);
  // The legal links follow below, so the quick links leave them out.
  const entries = quickLinks(shop).filter(({ to }) => !legalPaths.includes(to));
  return (
    <>
      <CardEdge />
      <footer className={styles.footer}>
        <Container>
          <div className={styles.columns}>
            {shownBranches.map(branch => (
              <FooterBranch key={branch.id} branch={branch} />
            ))}
            <QuickLinks entries={hasAll ? entries : [allBranchesEntry(branches.length), ...entries]} />
          </div>
          <div className={styles.legal}>
            <nav aria-label="Rechtliches">
              {legalPageNames.map(name => (
                <LegalLink key={name} name={name} />
              ))}
              <ConsentLink />
              <ReducedMotionSwitch />
            </nav>
            <span className={styles.owner}>© {config.businessName || config.shopName}</span>
          </div>
        </Container>
      </footer>
    </>
  );
}

const allBranchesEntry = (count: number): MenuEntry => ({ to: branchListPath, label: `Alle ${count} Filialen`, children: [] });
