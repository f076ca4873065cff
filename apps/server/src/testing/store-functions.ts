import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync } from 'vite';

const modules = fileURLToPath(new URL('../modules/', import.meta.url));
/** Here the id is the customer's own. */
const storeOfCustomers = join(modules, 'customers/customers/store.ts');

type Statement = ESTree.Program['body'][number];
type TypeNode = ESTree.TSType;

const parsed = new Map<string, readonly Statement[]>();
function statementsOf(file: string): readonly Statement[] {
  const known = parsed.get(file);
  if (known) return known;
  const { body } = parseSync(file, readFileSync(file, 'utf8')).program;
  parsed.set(file, body);
  return body;
}

/** Every function of a store that takes the id of a customer, as `folder/file.ts name`, by the sources themselves. */
export function storeFunctionsOfCustomers(): string[] {
  const stores = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|[/-])store\.ts$/.test(file),
  );
  return stores.sort().flatMap((store) => {
    const file = join(modules, store);
    return statementsOf(file).flatMap((statement) => {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
      if (declared?.type !== 'FunctionDeclaration' || !declared.params.some((each) => namesCustomer(each, file)))
        return [];
      return [`${store} ${declared.id?.name}`];
    });
  });
}

const isCustomerId = (name: string) => name === 'customerId' || name === 'customerIds';

function namesCustomer(parameter: ESTree.ParamPattern, file: string): boolean {
  if (parameter.type === 'ObjectPattern') {
    return parameter.properties.some((each) => each.type === 'Property' && isCustomerId(nameOf(each.key)));
  }
  if (parameter.type !== 'Identifier') return false;
  if (isCustomerId(parameter.name) || (file === storeOfCustomers && parameter.name === 'id')) return true;
  return hasCustomer(parameter.typeAnnotation?.typeAnnotation, file);
}

function nameOf(key: { readonly type: string; readonly name?: unknown }): string {
  return key.type === 'Identifier' ? String(key.name) : '';
}

/** Whether what is given in one piece has the id of a customer among its parts. */
function hasCustomer(type: TypeNode | undefined, file: string): boolean {
  if (type?.type === 'TSTypeLiteral') return hasMember(type.members);
  if (type?.type === 'TSUnionType' || type?.type === 'TSIntersectionType')
    return type.types.some((each) => hasCustomer(each, file));
  if (type?.type === 'TSParenthesizedType') return hasCustomer(type.typeAnnotation, file);
  if (type?.type !== 'TSTypeReference') return false;
  return isNamedWithCustomer(nameOf(type.typeName), type.typeArguments?.params, file);
}

function hasMember(members: readonly ESTree.TSSignature[]): boolean {
  return members.some((member) => member.type === 'TSPropertySignature' && isCustomerId(nameOf(member.key)));
}

function isNamedWithCustomer(name: string, given: readonly TypeNode[] | undefined, file: string): boolean {
  if (name === 'Pick') return JSON.stringify(given?.[1]).includes('"customerId"');
  // `Omit`, `Readonly` and the like.
  if (given) return hasCustomer(given[0], file);
  for (const statement of statementsOf(file)) {
    const declared = 'declaration' in statement && statement.declaration ? statement.declaration : statement;
    if (declared.type === 'TSInterfaceDeclaration' && declared.id.name === name) {
      const wider = declared.extends.some((each) =>
        isNamedWithCustomer(nameOf(each.expression), each.typeArguments?.params, file),
      );
      return wider || hasMember(declared.body.body);
    }
    if (declared.type === 'TSTypeAliasDeclaration' && declared.id.name === name)
      return hasCustomer(declared.typeAnnotation, file);
    if (statement.type !== 'ImportDeclaration' && statement.type !== 'ExportNamedDeclaration') continue;
    const source = statement.source?.value;
    const isFrom = statement.specifiers.some(
      (each) =>
        (each.type === 'ImportSpecifier' && nameOf(each.local) === name) ||
        (each.type === 'ExportSpecifier' && nameOf(each.exported) === name),
    );
    if (isFrom && source?.startsWith('.')) return isNamedWithCustomer(name, undefined, resolve(dirname(file), source));
  }
  return false;
}
