/** Tells customers without scripts how to order: the menu is readable, the cart is not usable. */
import { telLink } from '../../../schema/rules/site/contactText';
import { publicBranches, useShop } from './state/shopContext';
import styles from './ShopShell.module.css';

export function NoScriptNotice() {
  const { branch, branches } = useShop();
  const called = (branch ? [branch] : publicBranches(branches)).filter(({ phone }) => phone);
  return (
    <noscript>
      <div className={styles.noScript}>
        <p>Zum Bestellen auf dieser Seite muss JavaScript im Browser erlaubt sein.</p>
        {called.length > 0 && (
          <p>
            Telefonisch bestellen Sie hier:{' '}
            {called.map(({ id, name, phone }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                {name} <a href={telLink(phone!)}>{phone}</a>
              </span>
            ))}
          </p>
        )}
      </div>
    </noscript>
  );
}
