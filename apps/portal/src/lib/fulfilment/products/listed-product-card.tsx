import { useLanguage, useText } from '@taga/web/text';
import { accountFigures } from '../accounts/account-figures.ts';
import { ProductCard, type ProductCardProps } from '../accounts/product-card.tsx';

/** A product in a list to choose from, with the bank's own name of it and a sentence about it. */
export function ListedProductCard(props: ProductCardProps) {
  const text = useText();
  const language = useLanguage();
  const { accountType } = props.accountClass;
  return (
    <ProductCard
      {...props}
      label={text(`accountList.${accountType}.name`)}
      text={text(`accountList.${accountType}.summary`, accountFigures(language))}
    />
  );
}
