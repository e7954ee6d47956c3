/** The units goods are sold in (decisions, table U): the factor says how many smallest units of its type one is. */
export const units = {
  piece: { type: 'amount', factor: 1, singular: 'Stück', plural: 'Stück', abbreviation: 'Stk.' },
  dozen: { type: 'amount', factor: 12, singular: 'Dutzend', plural: 'Dutzend', abbreviation: 'Dtzd.' },
  serving: { type: 'serving', factor: 1, singular: 'Portion', plural: 'Portionen', abbreviation: 'Port.' },
  pair: { type: 'pair', factor: 1, singular: 'Paar', plural: 'Paar', abbreviation: 'Paar' },
  person: { type: 'person', factor: 1, singular: 'Person', plural: 'Personen', abbreviation: 'Pers.' },
  package: { type: 'package', factor: 1, singular: 'Packung', plural: 'Packungen', abbreviation: 'Pkg.' },
  milligram: { type: 'weight', factor: 0.001, singular: 'Milligramm', plural: 'Milligramm', abbreviation: 'mg' },
  gram: { type: 'weight', factor: 1, singular: 'Gramm', plural: 'Gramm', abbreviation: 'g' },
  decagram: { type: 'weight', factor: 10, singular: 'Dekagramm', plural: 'Dekagramm', abbreviation: 'dag' },
  kilogram: { type: 'weight', factor: 1000, singular: 'Kilogramm', plural: 'Kilogramm', abbreviation: 'kg' },
  milliliter: { type: 'volume', factor: 1, singular: 'Milliliter', plural: 'Milliliter', abbreviation: 'ml' },
  centiliter: { type: 'volume', factor: 10, singular: 'Zentiliter', plural: 'Zentiliter', abbreviation: 'cl' },
  deciliter: { type: 'volume', factor: 100, singular: 'Deziliter', plural: 'Deziliter', abbreviation: 'dl' },
  liter: { type: 'volume', factor: 1000, singular: 'Liter', plural: 'Liter', abbreviation: 'l' },
  millimetre: { type: 'length', factor: 1, singular: 'Millimeter', plural: 'Millimeter', abbreviation: 'mm' },
  centimetre: { type: 'length', factor: 10, singular: 'Zentimeter', plural: 'Zentimeter', abbreviation: 'cm' },
  decimetre: { type: 'length', factor: 100, singular: 'Dezimeter', plural: 'Dezimeter', abbreviation: 'dm' },
  metre: { type: 'length', factor: 1000, singular: 'Meter', plural: 'Meter', abbreviation: 'm' },
  kilometre: { type: 'length', factor: 1000000, singular: 'Kilometer', plural: 'Kilometer', abbreviation: 'km' },
  squareMillimetre: { type: 'square', factor: 1, singular: 'Quadratmillimeter', plural: 'Quadratmillimeter', abbreviation: 'mm²' },
  squareCentimetre: { type: 'square', factor: 100, singular: 'Quadratzentimeter', plural: 'Quadratzentimeter', abbreviation: 'cm²' },
  squareDecimetre: { type: 'square', factor: 10000, singular: 'Quadratdezimeter', plural: 'Quadratdezimeter', abbreviation: 'dm²' },
  squareMetre: { type: 'square', factor: 1000000, singular: 'Quadratmeter', plural: 'Quadratmeter', abbreviation: 'm²' },
  squareKilometre: { type: 'square', factor: 1000000000000, singular: 'Quadratkilometer', plural: 'Quadratkilometer', abbreviation: 'km²' },
  cubicMillimetre: { type: 'cubic', factor: 1, singular: 'Kubikmillimeter', plural: 'Kubikmillimeter', abbreviation: 'mm³' },
  cubicCentimetre: { type: 'cubic', factor: 1000, singular: 'Kubikzentimeter', plural: 'Kubikzentimeter', abbreviation: 'cm³' },
  cubicDecimetre: { type: 'cubic', factor: 1000000, singular: 'Kubikdezimeter', plural: 'Kubikdezimeter', abbreviation: 'dm³' },
  cubicMetre: { type: 'cubic', factor: 1000000000, singular: 'Kubikmeter', plural: 'Kubikmeter', abbreviation: 'm³' },
} as const;

export type Unit = keyof typeof units;

/** The units as options of a choice. */
export const unitLabels = Object.fromEntries(Object.entries(units).map(([unit, { singular }]) => [unit, singular])) as Record<Unit, string>;
