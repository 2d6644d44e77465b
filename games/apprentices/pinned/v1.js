// The rules of apprentices, version 1, for tables that were begun with them. Frozen: nobody edits this.
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
/**
* Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
*
* Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
*/
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
var captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
var propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
var NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
var highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
/**
* Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
*
* Call this from a `proto` initializer, which runs once per prototype — never per instance.
*/
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
var installing;
var broke = false;
var breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
/**
* Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
* data property. One accessor per constructor rather than one per instance, because an own accessor
* puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
*/
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
// node_modules/zod/v4/core/core.js
var _a;
var _zodDesc = {
	value: void 0,
	enumerable: false
};
var _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
var globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
var _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
var _issuesDesc = {
	value: void 0,
	enumerable: false
};
var _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
var initializer = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
var $ZodRealError = /* @__PURE__ */ $constructor("$ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/core/parse.js
var _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
var parse = /* @__PURE__*/ _parse($ZodRealError);
var _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
var parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
var _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
var safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
var _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
var safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);
// node_modules/zod/v4/core/regexes.js
var number = /^-?\d+(?:\.\d+)?$/;
// node_modules/zod/v4/core/checks.js
var $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
var _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
var numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
var $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
// node_modules/zod/v4/core/versions.js
var version = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
var $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
var toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
var $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
var $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
var $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
var arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
var $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
var NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
var $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
var $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
function discriminatorMap(def) {
	const map = /* @__PURE__ */ new Map();
	for (const option of def.options) {
		const values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
		for (const value of values) if (map.has(value)) {
			if (value !== void 0) throw new Error(`Duplicate discriminator value "${String(value)}"`);
			map.set(value, null);
		} else map.set(value, option);
	}
	return map;
}
var $ZodDiscriminatedUnion = /*@__PURE__*/ $constructor("$ZodDiscriminatedUnion", (inst, def) => {
	def.inclusive = false;
	$ZodUnion.init(inst, def);
	const _super = inst._zod.parse;
	defineLazyInternal(inst, "propValues", (zod) => {
		const propValues = {};
		let undefinedCount = 0;
		for (const option of zod.def.options) {
			const pv = option._zod.propValues;
			if (!pv || Object.keys(pv).length === 0) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
			if (pv[zod.def.discriminator]?.has(void 0)) undefinedCount++;
			for (const [k, v] of Object.entries(pv)) {
				if (!Object.prototype.hasOwnProperty.call(propValues, k)) assignProp(propValues, k, /* @__PURE__ */ new Set());
				for (const val of v) propValues[k].add(val);
			}
		}
		if (!zod.def.unionFallback && undefinedCount > 1) propValues[zod.def.discriminator]?.delete(void 0);
		return propValues;
	});
	def.options.forEach((option, i) => {
		const propShape = rawShape(option._zod.def);
		if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw new Error(`Invalid discriminated union option at index "${i}"`);
	});
	const disc = cached(() => discriminatorMap(def));
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				code: "invalid_type",
				expected: "object",
				input,
				inst
			});
			return payload;
		}
		const value = input?.[def.discriminator];
		const opt = disc.value.get(value);
		if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
		if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
		payload.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: def.discriminator,
			options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
			input,
			path: [def.discriminator],
			inst
		});
		return payload;
	};
});
var $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
var $ZodLiteral = /*@__PURE__*/ $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
var $ZodReadonly = /*@__PURE__*/ $constructor("$ZodReadonly", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then(handleReadonlyResult);
		return handleReadonlyResult(result);
	};
});
function handleReadonlyResult(payload) {
	if (!payload.memo) payload.value = Object.freeze(payload.value);
	return payload;
}
// node_modules/zod/v4/core/api.js
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// node_modules/zod/v4/mini/schemas.js
var ZodMiniType = /*@__PURE__*/ $constructor("ZodMiniType", (inst, def) => {
	if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		own(this, "with", value);
	},
	parse(data, params) {
		return parse(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parseAsync(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch === "function" ? { _zod: {
				check: ch,
				def: { check: "custom" },
				onattach: []
			} } : ch)]
		}, { parent: true });
	},
	clone(_def, params) {
		return clone(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	}
});
var ZodMiniNumber = /*@__PURE__*/ $constructor("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
var ZodMiniNumberFormat = /*@__PURE__*/ $constructor("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function int(params) {
	return /* @__PURE__ */ _int(ZodMiniNumberFormat, params);
}
var ZodMiniNever = /*@__PURE__*/ $constructor("ZodMiniNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function never(params) {
	return /* @__PURE__ */ _never(ZodMiniNever, params);
}
var ZodMiniArray = /*@__PURE__*/ $constructor("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
	return new ZodMiniArray({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
var ZodMiniObject = /*@__PURE__*/ $constructor("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function strictObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: /* @__PURE__ */ never(),
		...normalizeParams(params)
	});
}
var ZodMiniUnion = /*@__PURE__*/ $constructor("ZodMiniUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union(options, params) {
	return new ZodMiniUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
var ZodMiniDiscriminatedUnion = /*@__PURE__*/ $constructor("ZodMiniDiscriminatedUnion", (inst, def) => {
	$ZodDiscriminatedUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function discriminatedUnion(discriminator, options, params) {
	return new ZodMiniDiscriminatedUnion({
		type: "union",
		options,
		discriminator,
		...normalizeParams(params)
	});
}
var ZodMiniEnum = /*@__PURE__*/ $constructor("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
	return new ZodMiniEnum({
		type: "enum",
		entries: Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values,
		...normalizeParams(params)
	});
}
var ZodMiniLiteral = /*@__PURE__*/ $constructor("ZodMiniLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
	return new ZodMiniLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
var ZodMiniReadonly = /*@__PURE__*/ $constructor("ZodMiniReadonly", (inst, def) => {
	$ZodReadonly.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function readonly(innerType) {
	return new ZodMiniReadonly({
		type: "readonly",
		innerType
	});
}
// games/apprentices/src/components.ts
/** D-035. Their order is the order of every `Amount`. */
var resources = [
	"parchment",
	"gemstone",
	"potion"
];
/** D-002, in the order in which dice are kept and rolled (DR-90). */
var dieColours = [
	"green",
	"yellow",
	"purple",
	"black"
];
var dieKinds = {
	green: {
		count: 8,
		faces: [
			"potion",
			"potion",
			"potion",
			"parchment",
			"gemstone",
			"raven"
		],
		source: "component"
	},
	yellow: {
		count: 8,
		faces: [
			"parchment",
			"parchment",
			"parchment",
			"gemstone",
			"potion",
			"raven"
		],
		source: "component"
	},
	purple: {
		count: 8,
		faces: [
			"gemstone",
			"gemstone",
			"gemstone",
			"parchment",
			"potion",
			"raven"
		],
		source: "component"
	},
	black: {
		count: 4,
		faces: [
			"raven",
			"raven",
			"raven",
			"parchment",
			"gemstone",
			"potion"
		],
		source: "component"
	}
};
/** D-005. A player's colour gives no claim to dice (DR-93). */
var playerColours = [
	"green",
	"yellow",
	"purple",
	"blue"
];
/** D-009: each board has a side of either Way. */
var sides = ["apprentice", "initiate"];
/** D-068..D-070: the last square in use, by number of players. */
var caps = {
	2: 4,
	3: 5,
	4: 6
};
function capFor(players) {
	const cap = caps[players];
	if (cap === void 0) throw new RangeError(`The Apprentices is for 2 to 4 players, not ${players}`);
	return cap;
}
var free = {
	fixed: [
		0,
		0,
		0
	],
	choice: 0
};
function price(parchment, gemstone, potion, choice = 0) {
	return {
		fixed: [
			parchment,
			gemstone,
			potion
		],
		choice
	};
}
function convert(from, ...gains) {
	return {
		kind: "convert",
		from,
		points: 0,
		gains
	};
}
var parchment = price(1, 0, 0);
var twoParchments = price(2, 0, 0);
var gemstone = price(0, 1, 0);
var potion = price(0, 0, 1);
var rerollDie = { kind: "rerollDie" };
var blockSlot = { kind: "blockSlot" };
function sideOf(cost, points, slots) {
	return {
		cost,
		points,
		slots,
		extraRaven: false,
		source: "reconstructed"
	};
}
/** DR-60: board k has Table k of both Ways on its two sides. */
var boards = {
	apprentice: [
		{
			...sideOf([
				price(2, 2, 2),
				price(5, 0, 0),
				price(0, 5, 0),
				price(0, 0, 5)
			], [
				9,
				10,
				11,
				12,
				13,
				14
			], []),
			extraRaven: true
		},
		sideOf([price(0, 0, 3, 1)], [
			3,
			4,
			5,
			5,
			6,
			7
		], [
			convert(potion, "parchment", "any"),
			convert(potion, "gemstone", "parchment"),
			convert({
				fixed: [
					0,
					0,
					0
				],
				choice: 1
			}, "other")
		]),
		sideOf([price(3, 0, 0, 1)], [
			3,
			4,
			5,
			6,
			7,
			8
		], [rerollDie, {
			kind: "tradeUnits",
			from: twoParchments,
			points: 3
		}]),
		sideOf([price(0, 0, 2)], [
			1,
			1,
			2,
			2,
			3,
			3
		], [
			rerollDie,
			convert(potion, "any"),
			convert(potion, "parchment")
		]),
		sideOf([price(0, 2, 0)], [
			1,
			2,
			2,
			3,
			3,
			4
		], [convert(gemstone, "gemstone", "potion"), convert(gemstone, "parchment")]),
		sideOf([price(2, 0, 0)], [
			1,
			2,
			2,
			3,
			3,
			4
		], [rerollDie])
	],
	initiate: [
		sideOf([price(0, 3, 1, 1)], [
			6,
			7,
			8,
			9,
			10,
			11
		], [
			blockSlot,
			{
				kind: "tradeRavens",
				ravens: 3,
				points: 4
			},
			blockSlot
		]),
		sideOf([price(1, 0, 3)], [
			4,
			5,
			6,
			6,
			7,
			8
		], [
			rerollDie,
			convert(potion, "parchment", "parchment"),
			convert(potion, "parchment", "gemstone")
		]),
		sideOf([price(2, 2, 0), price(3, 0, 1)], [
			3,
			4,
			5,
			5,
			6,
			7
		], [
			rerollDie,
			{
				kind: "tradeUnits",
				from: parchment,
				points: 2
			},
			convert(twoParchments, "parchment", "potion", "gemstone")
		]),
		sideOf([price(0, 0, 2)], [
			1,
			1,
			1,
			2,
			2,
			2
		], [
			convert(potion, "gemstone", "parchment"),
			convert(potion, "potion", "potion"),
			convert(potion, "gemstone", "parchment")
		]),
		sideOf([price(0, 2, 0)], [
			1,
			2,
			2,
			3,
			3,
			4
		], [{
			kind: "takeUnit",
			from: price(0, 2, 0)
		}, { kind: "shiftPrice" }]),
		sideOf([price(2, 0, 0), price(1, 0, 1)], [
			1,
			1,
			1,
			2,
			2,
			3
		], [
			convert(parchment, "any"),
			{
				kind: "convert",
				from: free,
				points: 2,
				gains: ["any"]
			},
			convert(twoParchments, "any", "same")
		])
	]
};
/** One side of one board; tables count from 1. */
function tableSide(side, table) {
	const found = boards[side][table - 1];
	if (found === void 0) throw new RangeError(`there is no table ${table}`);
	return found;
}
/** D-102, DR-59: with two players only two slots are in play. */
function slotsInPlay(side, players) {
	return players === 2 ? Math.min(2, side.slots.length) : side.slots.length;
}
// games/apprentices/src/action.ts
var actionKinds = [
	"chooseDie",
	"rerollRavens",
	"keepRavens",
	"cancelRaven",
	"rollRaven",
	"askHelp",
	"offerHelp",
	"withdrawHelp",
	"declineHelp",
	"acceptHelp",
	"research",
	"buyDie",
	"rerollDie",
	"convert",
	"tradeUnits",
	"tradeRavens",
	"blockSlot",
	"takeUnit",
	"shiftPrice",
	"endTurn"
];
/** Made units are numbered after all dice of the box. */
var firstMade = 28;
/** Far more than a round can make: six slots of a table are used once by each of four players. */
var highestUnit = firstMade + 200;
var unit = int().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(highestUnit));
var units = /* @__PURE__ */ readonly((/* @__PURE__ */ array(unit)).check(/* @__PURE__ */ _maxLength(6)));
var die = int().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(27));
var raven = /* @__PURE__ */ union([die, /* @__PURE__ */ literal("marker")]);
var table = int().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(6));
var colour = /* @__PURE__ */ _enum(dieColours);
var gains = /* @__PURE__ */ readonly((/* @__PURE__ */ array(/* @__PURE__ */ _enum(resources))).check(/* @__PURE__ */ _maxLength(3)));
var actionSchema = /* @__PURE__ */ discriminatedUnion("kind", [
	/* @__PURE__ */ strictObject({
		kind: /* @__PURE__ */ literal("chooseDie"),
		colour
	}),
	/* @__PURE__ */ strictObject({
		kind: /* @__PURE__ */ literal("rerollRavens"),
		kept: die
	}),
	/* @__PURE__ */ strictObject({ kind: /* @__PURE__ */ literal("keepRavens") }),
	/* @__PURE__ */ strictObject({
		kind: /* @__PURE__ */ literal("cancelRaven"),
		gemstone: unit,
		raven
	}),
	/* @__PURE__ */ strictObject({
		kind: /* @__PURE__ */ literal("rollRaven"),
		raven
	}),
	/* @__PURE__ */ strictObject({ kind: /* @__PURE__ */ literal("askHelp") }),
	/* @__PURE__ */ strictObject({
		kind: /* @__PURE__ */ literal("offerHelp"),
		gemstone: unit
	}),
	/* @__PURE__ */ strictObject({
		kind: /* @__PURE__ */ literal("withdrawHelp"),
		gemstone: unit
	}),
	/* @__PURE__ */ strictObject({ kind: /* @__PURE__ */ literal("declineHelp") }),
	/* @__PURE__ */ strictObject({
		kind: /* @__PURE__ */ literal("acceptHelp"),
		gemstone: unit,
		raven
	}),
	/* @__PURE__ */ strictObject({
		kind: /* @__PURE__ */ literal("research"),
		table,
		units
	}),
	/* @__PURE__ */ strictObject({
		kind: /* @__PURE__ */ literal("buyDie"),
		colour
	}),
	/* @__PURE__ */ strictObject({
		kind: /* @__PURE__ */ literal("rerollDie"),
		table,
		die
	}),
	/* @__PURE__ */ strictObject({
		kind: /* @__PURE__ */ literal("convert"),
		table,
		units,
		gains
	}),
	/* @__PURE__ */ strictObject({
		kind: /* @__PURE__ */ literal("tradeUnits"),
		table,
		units
	}),
	/* @__PURE__ */ strictObject({
		kind: /* @__PURE__ */ literal("tradeRavens"),
		table,
		ravens: /* @__PURE__ */ readonly((/* @__PURE__ */ array(die)).check(/* @__PURE__ */ _maxLength(3)))
	}),
	/* @__PURE__ */ strictObject({
		kind: /* @__PURE__ */ literal("blockSlot"),
		table,
		targetTable: table,
		targetRank: int().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(3))
	}),
	/* @__PURE__ */ strictObject({
		kind: /* @__PURE__ */ literal("takeUnit"),
		table,
		units,
		unit
	}),
	/* @__PURE__ */ strictObject({
		kind: /* @__PURE__ */ literal("shiftPrice"),
		table,
		by: /* @__PURE__ */ literal([1, -1])
	}),
	/* @__PURE__ */ strictObject({ kind: /* @__PURE__ */ literal("endTurn") })
]);
// games/apprentices/src/combinations.ts
/** How many ways there are to take `k` of `n` things. */
function choose(n, k) {
	if (k < 0 || k > n) return 0;
	let ways = 1;
	for (let step = 1; step <= k; step++) ways = ways * (n - k + step) / step;
	return ways;
}
/** Way number `index` to take `k` of the things, in their order; ways are counted in lexicographic order. */
function combination(items, k, index) {
	const taken = [];
	let rest = index;
	for (let at = 0; at < items.length && taken.length < k; at++) {
		const withIt = choose(items.length - at - 1, k - taken.length - 1);
		if (rest < withIt) taken.push(items[at]);
		else rest -= withIt;
	}
	return taken;
}
function handOf(state, seat) {
	const units = [
		[],
		[],
		[],
		[]
	];
	const ravens = [];
	const { dice, made } = state;
	for (let index = 0; index < dice.length; index++) {
		const die = dice[index];
		if (die.state !== "ready" || die.holder !== seat || die.face === null) continue;
		if (die.face !== "raven") units[typeIndex(die.face)].push(index);
		else if (state.round === 1) units[3].push(index);
		else ravens.push(index);
	}
	for (let index = 0; index < made.length; index++) {
		const unit = made[index];
		if (unit.state === "ready" && unit.holder === seat) units[typeIndex(unit.type)].push(firstMade + index);
	}
	return {
		units,
		ravens
	};
}
function typeIndex(type) {
	return type === "parchment" ? 0 : type === "gemstone" ? 1 : 2;
}
function isMade(unit) {
	return unit >= firstMade;
}
function madeAt(state, unit) {
	return state.made[unit - firstMade];
}
/** What a unit shows, whether it is ready or not. */
function faceOf(state, unit) {
	return isMade(unit) ? madeAt(state, unit)?.type ?? null : state.dice[unit]?.face ?? null;
}
function holderOf(state, unit) {
	return (isMade(unit) ? madeAt(state, unit)?.holder : state.dice[unit]?.holder) ?? null;
}
function isReady(state, unit) {
	return (isMade(unit) ? madeAt(state, unit) : state.dice[unit])?.state === "ready";
}
/** The type of a ready unit of this seat; null for what is no unit of theirs. Ravens are units in round 1 only. */
function unitType(state, seat, unit) {
	if (!isReady(state, unit) || holderOf(state, unit) !== seat) return null;
	const face = faceOf(state, unit);
	if (face === null) return null;
	if (face === "raven") return state.round === 1 ? 3 : null;
	return typeIndex(face);
}
function isGemstone(state, seat, unit) {
	return unitType(state, seat, unit) === 1;
}
/** The resource types of units that are no ravens, in their order. */
function typesOf(state, units) {
	return units.map((unit) => {
		const face = faceOf(state, unit);
		if (face === null || face === "raven") throw new RangeError(`unit ${unit} is no resource`);
		return face;
	});
}
/** The resource at a place of an amount. */
function resourceAt(index) {
	return resources[index];
}
/** Units whose state becomes another; dice and made units are told apart by their numbers. */
function setAside(state, units, how) {
	if (units.length === 0) return state;
	let { dice, made } = state;
	for (const unit of units) if (isMade(unit)) {
		if (made === state.made) made = state.made.slice();
		made[unit - firstMade] = {
			...made[unit - firstMade],
			state: how
		};
	} else {
		if (dice === state.dice) dice = state.dice.slice();
		dice[unit] = {
			...dice[unit],
			state: how === "spent" ? "spent" : "aside"
		};
	}
	return {
		...state,
		dice,
		made
	};
}
function withDie(state, number, change) {
	const dice = state.dice.slice();
	dice[number] = {
		...dice[number],
		...change
	};
	return {
		...state,
		dice
	};
}
// games/apprentices/src/payment.ts
function keyOf([parchment, gemstone, potion, wilds]) {
	return parchment + 8 * gemstone + 64 * potion + 512 * wilds;
}
/** DR-34: `any` is one more unit of some type. */
function plainAmounts({ fixed, choice }) {
	let amounts = [[...fixed, 0]];
	for (let more = 0; more < choice; more++) amounts = amounts.flatMap(([parchment, gemstone, potion]) => [
		[
			parchment + 1,
			gemstone,
			potion,
			0
		],
		[
			parchment,
			gemstone + 1,
			potion,
			0
		],
		[
			parchment,
			gemstone,
			potion + 1,
			0
		]
	]);
	return amounts;
}
/** DR-32: a wild unit may stand for any other, as many of them as there are. */
function withWilds([parchment, gemstone, potion]) {
	const amounts = [];
	for (let a = 0; a <= parchment; a++) for (let b = 0; b <= gemstone; b++) for (let c = 0; c <= potion; c++) amounts.push([
		parchment - a,
		gemstone - b,
		potion - c,
		a + b + c
	]);
	return amounts;
}
function paymentsOf(amounts) {
	const byKey = new Map(amounts.map((amount) => [keyOf(amount), amount]));
	return {
		amounts: [...byKey.values()],
		keys: new Set(byKey.keys())
	};
}
function paymentsFor(prices) {
	return paymentsOf(prices.flatMap(plainAmounts));
}
var researchCosts = (side, first) => boards[side].map(({ cost }) => {
	const plain = cost.flatMap(plainAmounts);
	return paymentsOf(first ? plain.flatMap(withWilds) : plain);
});
var later = {
	apprentice: researchCosts("apprentice", false),
	initiate: researchCosts("initiate", false)
};
var inFirstRound = {
	apprentice: researchCosts("apprentice", true),
	initiate: researchCosts("initiate", true)
};
/** What pays for a step on a table's track (D-066, D-067). */
function researchPayments(side, table, round) {
	const payments = (round === 1 ? inFirstRound : later)[side][table - 1];
	if (payments === void 0) throw new RangeError(`there is no table ${table}`);
	return payments;
}
/** How many sets of ready units make up this amount. */
function waysToPay({ units }, amount) {
	let ways = 1;
	for (let type = 0; type <= 3; type++) {
		const needed = amount[type];
		if (needed === 0) continue;
		const held = units[type].length;
		if (held < needed) return 0;
		ways *= choose(held, needed);
	}
	return ways;
}
/** Set number `index` of them, ascending. */
function payment({ units }, amount, index) {
	const paid = [];
	let rest = index;
	for (let type = 0; type <= 3; type++) {
		const needed = amount[type];
		if (needed === 0) continue;
		const held = units[type];
		const ways = choose(held.length, needed);
		paid.push(...combination(held, needed, rest % ways));
		rest = Math.floor(rest / ways);
	}
	return paid.sort((a, b) => a - b);
}
function pays(payments, types) {
	const counts = [
		0,
		0,
		0,
		0
	];
	for (const type of types) counts[type]++;
	return payments.keys.has(keyOf(counts));
}
// games/apprentices/src/conversions.ts
function gainsFor(gains, amount) {
	let lists = [[]];
	for (const gain of gains) lists = lists.flatMap((list) => outputsOf(gain, amount, list).map((resource) => [...list, resource]));
	return lists;
}
function outputsOf(gain, amount, before) {
	switch (gain) {
		case "any": return resources;
		case "other": return resources.filter((_, index) => amount[index] === 0);
		case "same": return before.slice(-1);
		default: return [gain];
	}
}
var effects = sides.flatMap((side) => boards[side].flatMap(({ slots }) => slots));
var prices = new Map(effects.flatMap((effect) => "from" in effect ? [[effect, paymentsFor([effect.from])]] : []));
var conversions = new Map(effects.flatMap((effect) => {
	if (effect.kind !== "convert") return [];
	const { amounts } = paymentsFor([effect.from]);
	return [[effect, amounts.map((amount) => ({
		amount,
		gains: gainsFor(effect.gains, amount)
	}))]];
}));
/** What pays for one use of a slot that takes units. */
function inputsOf(effect) {
	return prices.get(effect) ?? paymentsFor([effect.from]);
}
function conversionsOf(effect) {
	return conversions.get(effect) ?? [];
}
/** Whether these units can come out when those types go in. */
function canGain(effect, types, gains) {
	const spent = types.map(resourceAt);
	return conversionsOf(effect).some((conversion) => resources.every((resource, index) => {
		return conversion.amount[index] === spent.filter((type) => type === resource).length;
	}) && conversion.gains.some((list) => list.join() === gains.join()));
}
// games/apprentices/src/state.ts
var noHelp = {
	asked: false,
	answered: [],
	offers: [],
	withdrawn: []
};
function pointsOf({ research, ravens, abilities, losses, dice }) {
	return research + ravens + abilities + losses + dice;
}
/** Seats in turn order of this round (D-025). */
function turnOrder(state) {
	const count = state.players.length;
	return state.players.map((_, step) => (state.starter + step) % count);
}
/** How many seats act before this one in the round. */
function placeInRound(state, seat) {
	const count = state.players.length;
	return (seat - state.starter + count) % count;
}
/** Whether the seat's turn of this round is still to come. */
function isYetToAct(state, seat) {
	return placeInRound(state, seat) > placeInRound(state, state.active);
}
/** 0 when the seat has no token there. */
function squareOf(state, seat, table) {
	return state.tracks[table - 1]?.find((standing) => standing.seat === seat)?.square ?? 0;
}
/** D-088: 1 is best; 0 without a token. */
function rankOf(state, seat, table) {
	const track = state.tracks[table - 1] ?? [];
	for (let index = 0; index < track.length; index++) if (track[index]?.seat === seat) return index + 1;
	return 0;
}
/** D-088, D-089: who holds a slot, if anybody does. */
function slotHolder(state, { table, rank }) {
	const side = state.sides[table - 1];
	if (side === void 0 || rank > slotsInPlay(tableSide(side, table), state.players.length)) return null;
	return state.tracks[table - 1]?.[rank - 1]?.seat ?? null;
}
/** Every slot that is in play at this table (DR-47, DR-59). */
function slotsOf$1(state) {
	return state.sides.flatMap((side, index) => Array.from({ length: slotsInPlay(tableSide(side, index + 1), state.players.length) }, (_, rank) => {
		return {
			table: index + 1,
			rank: rank + 1
		};
	}));
}
function isBlocked(state, table, rank) {
	return state.blocked.some((slot) => slot.table === table && slot.rank === rank);
}
function hasUsed(state, seat, table, rank) {
	return state.used.some((use) => use.seat === seat && use.table === table && use.rank === rank);
}
/** Numbers of a player's raven dice. In round 1 there are none: ravens are wild there (D-037, DR-31). */
function ravenDice(state, seat) {
	const ravens = [];
	if (state.round < 2) return ravens;
	for (let index = 0; index < state.dice.length; index++) {
		const die = state.dice[index];
		if (die?.state === "ready" && die.face === "raven" && die.owner === seat) ravens.push(index);
	}
	return ravens;
}
/** D-036: while there are live ravens, the active player is in the raven step. */
function hasLiveRaven(state) {
	if (state.marker) return true;
	if (state.round < 2) return false;
	for (const die of state.dice) if (die.state === "ready" && die.face === "raven" && die.owner === state.active) return true;
	return false;
}
/** DR-21: one test decides. */
function mayRerollRavens(state) {
	return ravenDice(state, state.active).length >= 3;
}
/** DR-58: nobody has a square left to go to. */
function isDry(state) {
	return state.tracks.every((track) => track.length === state.players.length && track.every(({ square }) => square === state.cap));
}
/** D-121: whether the seat has a token on the table of the extra raven. */
function hasExtraRaven(state, seat) {
	for (let table = 1; table <= 6; table++) {
		const side = state.sides[table - 1];
		if (side !== void 0 && tableSide(side, table).extraRaven && rankOf(state, seat, table) > 0) return true;
	}
	return false;
}
// games/apprentices/src/score.ts
var scoreSources = [
	"research",
	"ravens",
	"abilities",
	"losses",
	"dice"
];
function pointsAt(state, seat) {
	return pointsOf(state.players[seat].score);
}
/** DR-76: booked at once; the end is triggered at the moment somebody has enough (D-031, DR-66). */
function scored(state, seat, source, points, events) {
	if (points === 0) return state;
	const players = state.players.slice();
	const player = players[seat];
	const score = {
		...player.score,
		[source]: player.score[source] + points
	};
	players[seat] = {
		...player,
		score
	};
	const after = {
		...state,
		players
	};
	return pointsOf(score) >= 42 ? triggered(after, events) : after;
}
function triggered(state, events) {
	if (state.endTriggered) return state;
	events.push({ public: {
		kind: "endTriggered",
		round: state.round
	} });
	return {
		...state,
		endTriggered: true
	};
}
/** Everybody with the most points (D-032, D-113). */
function leaders(state) {
	const totals = state.players.map(({ score }) => pointsOf(score));
	const most = Math.max(...totals);
	return totals.flatMap((total, seat) => total === most ? [seat] : []);
}
/** DR-88: equal points share a place. */
function outcome(state) {
	if (state.phase !== "over") return null;
	const totals = state.players.map(({ score }) => pointsOf(score));
	return { seats: state.players.map(({ score }, seat) => {
		const total = totals[seat];
		return {
			seat,
			place: 1 + totals.filter((other) => other > total).length,
			total,
			breakdown: scoreSources.map((source) => ({
				source,
				points: score[source]
			}))
		};
	}) };
}
// games/apprentices/src/ravens.ts
/** DR-90: every throw is one draw of the same stream. */
function thrown$1(colour, chance) {
	return dieKinds[colour].faces[chance.stream("dice").below(6)];
}
function ownerOf(state, raven) {
	return raven === "marker" ? state.active : state.dice[raven].owner;
}
/** The raven is gone: its die lies aside, or the marker goes back (DR-26). */
function dealtWith(state, raven) {
	return raven === "marker" ? {
		...state,
		marker: false
	} : withDie(state, raven, { state: "aside" });
}
/** D-041..D-045, D-049, D-050, DR-80: a gemstone for a raven, and a point for whoever paid. */
function cancelled$1(state, payer, gemstone, raven, events) {
	const owner = ownerOf(state, raven);
	events.push({ public: {
		kind: "ravenCancelled",
		seat: payer,
		owner,
		gemstone,
		raven,
		points: 1
	} });
	return scored(dealtWith(setAside(state, [gemstone], "spent"), raven), payer, "ravens", 1, events);
}
/** D-051..D-058, DR-07, DR-08: whatever it shows, the raven is gone afterwards. */
function ravenRolled(state, raven, chance, events) {
	const seat = state.active;
	const face = thrown$1(raven === "marker" ? "black" : state.dice[raven].colour, chance);
	events.push({ public: {
		kind: "ravenRolled",
		seat,
		raven,
		face
	} });
	const gone = raven === "marker" ? {
		...state,
		marker: false
	} : withDie(state, raven, {
		state: "aside",
		face
	});
	return face === "raven" ? pointsLost(gone, seat, events) : unitsLost(gone, seat, face, events);
}
function pointsLost(state, seat, events) {
	const points = Math.min(5, pointsAt(state, seat));
	events.push({ public: {
		kind: "pointsLost",
		seat,
		points
	} });
	return scored(state, seat, "losses", -points, events);
}
/** DR-82: what the roller holds, however it was come by. */
function unitsLost(state, seat, type, events) {
	const hit = handOf(state, seat).units[typeIndex(type)];
	const units = state.options.ravenBreaksWholeConversion ? [...hit, ...brokenWith(state, seat, hit)] : hit;
	if (units.length === 0) return state;
	events.push({ public: {
		kind: "unitsLost",
		seat,
		units,
		types: typesOf(state, units)
	} });
	return setAside(state, units, "lost");
}
/** DR-83: the other ready units that this player made by the same use of the same slot. */
function brokenWith(state, seat, hit) {
	const broken = hit.flatMap((unit) => {
		const made = isMade(unit) ? madeAt(state, unit) : void 0;
		return made?.maker === seat ? [made] : [];
	});
	return handOf(state, seat).units.flat().filter((unit) => {
		const made = isMade(unit) ? madeAt(state, unit) : void 0;
		return made?.maker === seat && !hit.includes(unit) && broken.some(({ table, rank }) => table === made.table && rank === made.rank);
	});
}
/** D-060, DR-78: all raven dice but the kept one, in one throw. */
function ravensRerolled(state, { kept }, chance, events) {
	const dice = state.dice.slice();
	const throws = [];
	for (const die of ravenDice(state, state.active)) {
		if (die === kept) continue;
		const before = dice[die];
		const face = thrown$1(before.colour, chance);
		dice[die] = {
			...before,
			face
		};
		throws.push({
			die,
			face
		});
	}
	events.push({ public: {
		kind: "ravensRerolled",
		seat: state.active,
		kept,
		throws
	} });
	return {
		...state,
		dice,
		phase: "turn"
	};
}
/** DR-23: a black one may be kept only when all are black. */
function keepableRavens(state) {
	const ravens = ravenDice(state, state.active);
	const coloured = ravens.filter((die) => state.dice[die]?.colour !== "black");
	return coloured.length > 0 ? coloured : ravens;
}
/** D-049, DR-18: ravens that a gemstone may meet on one's own turn: one's own, and those of whoever is yet to act. */
function isLiveRaven(state, raven) {
	if (raven === "marker") return state.marker;
	const die = state.dice[raven];
	return state.round > 1 && die?.state === "ready" && die.face === "raven";
}
// games/apprentices/src/reasons.ts
/** Every reason for which this game refuses something. */
var reasonIds = [
	"kernel.reject.notYourTurn",
	"kernel.reject.gameOver",
	"apprentices.reject.noSuchSeat",
	"apprentices.reject.chooseDieFirst",
	"apprentices.reject.onlyBeforeTheGame",
	"apprentices.reject.ravensFirst",
	"apprentices.reject.threeRavensFirst",
	"apprentices.reject.noThreeRavens",
	"apprentices.reject.firstRound",
	"apprentices.reject.colourGone",
	"apprentices.reject.notARaven",
	"apprentices.reject.keepColoured",
	"apprentices.reject.notAGemstone",
	"apprentices.reject.askedAlready",
	"apprentices.reject.nobodyToAsk",
	"apprentices.reject.notAsked",
	"apprentices.reject.offeredAlready",
	"apprentices.reject.withdrawnAlready",
	"apprentices.reject.noSuchOffer",
	"apprentices.reject.atTheCap",
	"apprentices.reject.unitsNotReady",
	"apprentices.reject.wrongInputs",
	"apprentices.reject.wrongPayment",
	"apprentices.reject.pointsMissing",
	"apprentices.reject.noSuchAbility",
	"apprentices.reject.abilityUsed",
	"apprentices.reject.abilityBlocked",
	"apprentices.reject.wrongGains",
	"apprentices.reject.notYourDie",
	"apprentices.reject.cannotBlock",
	"apprentices.reject.notTheirs",
	"apprentices.reject.priceLimit"
];
function reason(id, params) {
	return params === void 0 ? { id } : {
		id,
		params
	};
}
// games/apprentices/src/research.ts
/** The types of ready units of this seat, named once each and ascending; null when they are not. */
function typesReady(state, seat, units) {
	const types = [];
	let last = -1;
	for (const unit of units) {
		const type = unit > last ? unitType(state, seat, unit) : null;
		if (type === null) return null;
		types.push(type);
		last = unit;
	}
	return types;
}
/** D-066..D-070, DR-36, DR-55. */
function checkResearch(state, seat, { table, units }) {
	if (squareOf(state, seat, table) >= state.cap) return reason("apprentices.reject.atTheCap", {
		table,
		square: state.cap
	});
	const types = typesReady(state, seat, units);
	if (types === null) return reason("apprentices.reject.unitsNotReady");
	return pays(researchPayments(state.sides[table - 1] ?? "apprentice", table, state.round), types) ? null : reason("apprentices.reject.wrongPayment", { table });
}
/** DR-75: pay, move, points, trigger, slots, without a gap. */
function researched(state, seat, { table, units }, events) {
	const square = squareOf(state, seat, table) + 1;
	const side = tableSide(state.sides[table - 1] ?? "apprentice", table);
	const points = side.points[square - 1] ?? 0;
	const spent = units.flatMap((unit) => faceOf(state, unit) ?? []);
	events.push({ public: {
		kind: "researched",
		seat,
		table,
		square,
		units,
		spent,
		points
	} });
	const paid = setAside(state, units, "spent");
	const tracks = paid.tracks.slice();
	tracks[table - 1] = moved(paid.tracks[table - 1] ?? [], {
		seat,
		square
	});
	const after = scored({
		...paid,
		tracks
	}, seat, "research", points, events);
	tellSlots(state, after, table, side.slots.length, events);
	return after;
}
/** D-073..D-075, DR-52..DR-54: the token lies on top of its square, so it ranks before all that stand there already. */
function moved(track, token) {
	const others = track.filter(({ seat }) => seat !== token.seat);
	const place = others.findIndex(({ square }) => square <= token.square);
	return place < 0 ? [...others, token] : [
		...others.slice(0, place),
		token,
		...others.slice(place)
	];
}
function tellSlots(before, after, table, slots, events) {
	for (let rank = 1; rank <= slots; rank++) {
		const slot = {
			table,
			rank
		};
		const [old, now] = [slotHolder(before, slot), slotHolder(after, slot)];
		if (old === now) continue;
		if (old !== null) events.push({ public: {
			kind: "slotLost",
			seat: old,
			table,
			rank
		} });
		if (now !== null) events.push({ public: {
			kind: "slotGained",
			seat: now,
			table,
			rank
		} });
	}
}
// games/apprentices/src/abilities.ts
/** The slot that a seat holds at a table: its rank and what it does; null without one (D-088, D-089, D-102). */
function heldSlot(state, seat, table) {
	const side = state.sides[table - 1];
	const rank = rankOf(state, seat, table);
	if (side === void 0 || rank === 0) return null;
	const board = tableSide(side, table);
	if (rank > slotsInPlay(board, state.players.length)) return null;
	const effect = board.slots[rank - 1];
	return effect === void 0 ? null : {
		rank,
		effect
	};
}
/** D-038, D-094, D-099, DR-42, DR-47. */
function checkAbility(state, seat, action) {
	if (state.round < 2) return reason("apprentices.reject.firstRound");
	const { table } = action;
	const slot = heldSlot(state, seat, table);
	if (slot === null || slot.effect.kind !== action.kind) return reason("apprentices.reject.noSuchAbility", { table });
	if (isBlocked(state, table, slot.rank)) return reason("apprentices.reject.abilityBlocked", { table });
	if (hasUsed(state, seat, table, slot.rank)) return reason("apprentices.reject.abilityUsed", { table });
	return checkTarget(state, seat, action, slot.effect);
}
function checkTarget(state, seat, action, effect) {
	switch (action.kind) {
		case "rerollDie": return isRerollable(state.dice[action.die], seat) ? null : reason("apprentices.reject.notYourDie");
		case "convert": return effect.kind === "convert" ? checkConversion(state, seat, action, effect) : null;
		case "tradeUnits": return effect.kind === "tradeUnits" ? checkInputs(state, seat, action.units, effect) : null;
		case "tradeRavens": return checkRavens(state, seat, action.ravens, effect);
		case "blockSlot": return canBlock(state, action.targetTable, action.targetRank) ? null : reason("apprentices.reject.cannotBlock");
		case "takeUnit":
			if (effect.kind !== "takeUnit") return null;
			return checkInputs(state, seat, action.units, effect) ?? (canTake(state, seat, action.unit) ? null : reason("apprentices.reject.notTheirs"));
		case "shiftPrice": return canShift(state, action.by) ? null : reason("apprentices.reject.priceLimit");
	}
}
/** DR-44. */
function isRerollable(die, seat) {
	return die?.state === "ready" && die.owner === seat && die.holder === seat;
}
function checkInputs(state, seat, units, effect) {
	const types = typesReady(state, seat, units);
	if (types === null) return reason("apprentices.reject.unitsNotReady");
	return pays(inputsOf(effect), types) ? null : reason("apprentices.reject.wrongInputs");
}
function checkConversion(state, seat, action, effect) {
	const wrong = checkInputs(state, seat, action.units, effect);
	if (wrong !== null) return wrong;
	const points = pointsAt(state, seat);
	if (points < effect.points) return reason("apprentices.reject.pointsMissing", {
		needed: effect.points,
		points
	});
	return canGain(effect, typesReady(state, seat, action.units) ?? [], action.gains) ? null : reason("apprentices.reject.wrongGains");
}
/** DR-49: exactly so many own raven dice. */
function checkRavens(state, seat, ravens, effect) {
	const live = ravenDice(state, seat);
	if (!ravens.every((raven, index) => index === 0 || raven > (ravens[index - 1] ?? raven)) || !ravens.every((raven) => live.includes(raven))) return reason("apprentices.reject.notARaven");
	return effect.kind === "tradeRavens" && ravens.length === effect.ravens ? null : reason("apprentices.reject.wrongInputs");
}
/** DR-47, DR-59: any slot in play that is not blocked yet, held or not. */
function canBlock(state, table, rank) {
	const side = state.sides[table - 1];
	if (side === void 0 || rank > slotsInPlay(tableSide(side, table), state.players.length)) return false;
	return !isBlocked(state, table, rank);
}
/** DR-45: a ready unit of somebody else. */
function canTake(state, seat, unit) {
	const holder = holderOf(state, unit);
	return holder !== null && holder !== seat && unitType(state, holder, unit) !== null;
}
/** DR-64. */
function canShift({ price }, by) {
	return price + by >= 5 && price + by <= 10;
}
/** Marks the slot as used, then does what it says. */
function abilityUsed(state, seat, action, chance, events) {
	const slot = heldSlot(state, seat, action.table);
	if (slot === null) throw new RangeError(`seat ${seat} holds no slot at table ${action.table}`);
	const { rank, effect } = slot;
	const marked = {
		...state,
		used: [...state.used, {
			seat,
			table: action.table,
			rank
		}]
	};
	switch (action.kind) {
		case "rerollDie": return dieRerolled(marked, seat, action.table, action.die, chance, events);
		case "convert": return converted(marked, seat, action, rank, effect.kind === "convert" ? effect.points : 0, events);
		case "tradeUnits": return unitsTraded(marked, seat, action, effect.kind === "tradeUnits" ? effect.points : 0, events);
		case "tradeRavens": return ravensTraded(marked, seat, action, effect.kind === "tradeRavens" ? effect.points : 0, events);
		case "blockSlot": {
			const { table, targetTable, targetRank } = action;
			events.push({ public: {
				kind: "slotBlocked",
				seat,
				table,
				targetTable,
				targetRank
			} });
			return {
				...marked,
				blocked: [...state.blocked, {
					table: targetTable,
					rank: targetRank
				}]
			};
		}
		case "takeUnit": return unitTaken(marked, seat, action, events);
		case "shiftPrice": {
			const price = state.price + action.by;
			events.push({ public: {
				kind: "priceShifted",
				seat,
				table: action.table,
				price
			} });
			return {
				...marked,
				price
			};
		}
	}
}
/** DR-77: only the face changes. */
function dieRerolled(state, seat, table, die, chance, events) {
	const before = state.dice[die];
	const face = thrown$1(before.colour, chance);
	events.push({ public: {
		kind: "dieRerolled",
		seat,
		table,
		die,
		before: before.face ?? face,
		face
	} });
	return withDie(state, die, { face });
}
function converted(state, seat, { table, units, gains }, rank, points, events) {
	events.push({ public: {
		kind: "unitsMade",
		seat,
		table,
		spent: typesOf(state, units),
		points,
		gains
	} });
	const paid = scored(setAside(state, units, "spent"), seat, "abilities", -points, events);
	const made = gains.map((type) => ({
		holder: seat,
		maker: seat,
		table,
		rank,
		type,
		state: "ready"
	}));
	return {
		...paid,
		made: [...paid.made, ...made]
	};
}
function unitsTraded(state, seat, { table, units }, points, events) {
	events.push({ public: {
		kind: "unitsTraded",
		seat,
		table,
		spent: typesOf(state, units),
		points
	} });
	return scored(setAside(state, units, "spent"), seat, "abilities", points, events);
}
function ravensTraded(state, seat, { table, ravens }, points, events) {
	events.push({ public: {
		kind: "ravensTraded",
		seat,
		table,
		ravens,
		points
	} });
	return scored(ravens.reduce(dealtWith, state), seat, "abilities", points, events);
}
/** DR-45, DR-86: the holder changes and nothing else. */
function unitTaken(state, seat, { table, units, unit }, events) {
	const type = faceOf(state, unit);
	const from = holderOf(state, unit);
	if (type === null || type === "raven" || from === null) throw new RangeError(`unit ${unit} cannot be taken`);
	events.push({ public: {
		kind: "unitTaken",
		seat,
		table,
		from,
		unit,
		type
	} });
	const paid = setAside(state, units, "spent");
	if (!isMade(unit)) return withDie(paid, unit, { holder: seat });
	const made = paid.made.map((each, index) => index === unit - firstMade ? {
		...each,
		holder: seat
	} : each);
	return {
		...paid,
		made
	};
}
// games/apprentices/src/help.ts
function isHelpAction(action) {
	return action.kind === "offerHelp" || action.kind === "withdrawHelp" || action.kind === "declineHelp";
}
/** DR-79: from the end of the three-raven choice until no raven is live. */
function helpIsOpen(state) {
	return state.phase === "turn" && state.round > 1 && hasLiveRaven(state);
}
function gemstonesOf(state, seat) {
	return handOf(state, seat).units[1];
}
/** DR-79: ready gemstones that are neither offered now nor were taken back this turn. */
function offerable(state, seat) {
	const { offers, withdrawn } = state.help;
	return gemstonesOf(state, seat).filter((unit) => !withdrawn.includes(unit) && !offers.some(({ gemstone }) => gemstone === unit));
}
/** A request that this rival has not answered. Only who has a gemstone is asked. */
function mayDecline(state, seat) {
	return state.help.asked && !state.help.answered.includes(seat) && gemstonesOf(state, seat).length > 0;
}
/** Rivals who may do something about the ravens of the active player; nobody waits for them (15.6). */
function invited(state) {
	if (!helpIsOpen(state)) return [];
	const seats = [];
	for (let seat = 0; seat < state.players.length; seat++) {
		if (seat === state.active) continue;
		if (state.help.offers.some(({ helper }) => helper === seat) || offerable(state, seat).length > 0 || mayDecline(state, seat)) seats.push(seat);
	}
	return seats;
}
/** DR-15, DR-16. */
function checkHelp(state, seat, action) {
	if (seat === state.active || !helpIsOpen(state)) return reason("kernel.reject.notYourTurn");
	const { offers, withdrawn } = state.help;
	switch (action.kind) {
		case "offerHelp":
			if (!isGemstone(state, seat, action.gemstone)) return reason("apprentices.reject.notAGemstone");
			if (offers.some(({ gemstone }) => gemstone === action.gemstone)) return reason("apprentices.reject.offeredAlready");
			return withdrawn.includes(action.gemstone) ? reason("apprentices.reject.withdrawnAlready") : null;
		case "withdrawHelp": return offers.some(({ helper, gemstone }) => helper === seat && gemstone === action.gemstone) ? null : reason("apprentices.reject.noSuchOffer");
		case "declineHelp": return mayDecline(state, seat) ? null : reason("apprentices.reject.notAsked");
	}
}
/** D-047: once per raven step, and only if somebody could help. */
function checkAsk(state) {
	if (!helpIsOpen(state)) return reason("apprentices.reject.notARaven");
	if (state.help.asked) return reason("apprentices.reject.askedAlready");
	return state.players.some((_, seat) => seat !== state.active && gemstonesOf(state, seat).length > 0) ? null : reason("apprentices.reject.nobodyToAsk");
}
function askedForHelp(state, events) {
	events.push({ public: {
		kind: "helpAsked",
		seat: state.active
	} });
	return {
		...state,
		help: {
			...state.help,
			asked: true
		}
	};
}
function helped(state, seat, action, events) {
	const { help, active } = state;
	switch (action.kind) {
		case "offerHelp": {
			const { gemstone } = action;
			events.push({ public: {
				kind: "helpOffered",
				seat,
				owner: active,
				gemstone
			} });
			return {
				...state,
				help: {
					...answered(help, seat),
					offers: [...help.offers, {
						helper: seat,
						gemstone
					}]
				}
			};
		}
		case "withdrawHelp": {
			const { gemstone } = action;
			events.push({ public: {
				kind: "helpWithdrawn",
				seat,
				gemstone
			} });
			const offers = help.offers.filter((offer) => offer.gemstone !== gemstone);
			return {
				...state,
				help: {
					...help,
					offers,
					withdrawn: [...help.withdrawn, gemstone]
				}
			};
		}
		case "declineHelp":
			events.push({ public: {
				kind: "helpDeclined",
				seat,
				owner: active
			} });
			return {
				...state,
				help: answered(help, seat)
			};
	}
}
function answered(help, seat) {
	if (!help.asked || help.answered.includes(seat)) return help;
	return {
		...help,
		answered: [...help.answered, seat]
	};
}
/**
* IN-3: offers lapse with their unit and with the last raven; then the next raven step may ask anew, while units that
* were taken back stay out of it for the turn (DR-79).
*/
function tidied(state) {
	const { help } = state;
	if (!help.asked && help.offers.length === 0) return state;
	if (!helpIsOpen(state)) return {
		...state,
		help: {
			...noHelp,
			withdrawn: help.withdrawn
		}
	};
	const offers = help.offers.filter(({ helper, gemstone }) => isGemstone(state, helper, gemstone));
	return offers.length === help.offers.length ? state : {
		...state,
		help: {
			...help,
			offers
		}
	};
}
// games/apprentices/src/market.ts
/** DR-61. */
function checkColour(state, colour) {
	return (state.pool[dieColours.indexOf(colour)] ?? 0) > 0 ? null : reason("apprentices.reject.colourGone", { colour });
}
/** D-103, D-118, DR-87. */
function checkPurchase(state, seat, colour) {
	const points = pointsAt(state, seat);
	if (points < state.price) return reason("apprentices.reject.pointsMissing", {
		needed: state.price,
		points
	});
	return checkColour(state, colour);
}
/** D-104..D-110. */
function bought(state, seat, colour, events) {
	const { price } = state;
	events.push({ public: {
		kind: "dieBought",
		seat,
		colour,
		price
	} });
	return {
		...withNewDie(scored(state, seat, "dice", -price, events), seat, colour),
		price: Math.max(5, price - 1)
	};
}
/** D-108: a new die has no face until the next roll. */
function withNewDie(state, seat, colour) {
	const pool = state.pool.slice();
	const place = dieColours.indexOf(colour);
	pool[place] = (pool[place] ?? 0) - 1;
	const die = {
		colour,
		owner: seat,
		holder: seat,
		face: null,
		state: "resting"
	};
	return {
		...state,
		pool,
		dice: [...state.dice, die]
	};
}
// games/apprentices/src/check.ts
function check({ viewer, table }, action) {
	if (table.phase === "over") return reason("kernel.reject.gameOver");
	if (viewer === "spectator") return reason("kernel.reject.notYourTurn");
	if (isHelpAction(action)) return checkHelp(table, viewer, action);
	if (viewer !== table.active) return reason("kernel.reject.notYourTurn");
	if (table.phase === "fifthDie") return action.kind === "chooseDie" ? checkColour(table, action.colour) : reason("apprentices.reject.chooseDieFirst");
	if (table.phase === "threeRavens") return checkThreeRavens(table, action);
	return checkTurn(table, viewer, action);
}
/** DR-20: asked first, before anything else. */
function checkThreeRavens(state, action) {
	if (action.kind === "keepRavens") return null;
	if (action.kind !== "rerollRavens") return reason("apprentices.reject.threeRavensFirst");
	if (keepableRavens(state).includes(action.kept)) return null;
	return isOwnRaven(state, action.kept) ? reason("apprentices.reject.keepColoured") : reason("apprentices.reject.notARaven");
}
function checkTurn(state, seat, action) {
	switch (action.kind) {
		case "chooseDie": return reason("apprentices.reject.onlyBeforeTheGame");
		case "rerollRavens":
		case "keepRavens": return reason("apprentices.reject.noThreeRavens");
		case "cancelRaven": return checkCancel(state, seat, action);
		case "rollRaven": return isOwnRaven(state, action.raven) ? null : reason("apprentices.reject.notARaven");
		case "askHelp": return checkAsk(state);
		case "acceptHelp":
			if (!state.help.offers.some(({ gemstone }) => gemstone === action.gemstone)) return reason("apprentices.reject.noSuchOffer");
			return isOwnRaven(state, action.raven) ? null : reason("apprentices.reject.notARaven");
		case "research": return checkWork(state) ?? checkResearch(state, seat, action);
		case "buyDie": return checkWork(state) ?? checkPurchase(state, seat, action.colour);
		case "endTurn": return checkWork(state);
		case "offerHelp":
		case "withdrawHelp":
		case "declineHelp": return checkHelp(state, seat, action);
		default: return checkAbility(state, seat, action);
	}
}
/** D-039, D-040, D-103. */
function checkWork(state) {
	return hasLiveRaven(state) ? reason("apprentices.reject.ravensFirst") : null;
}
function isOwnRaven(state, raven) {
	return isLiveRaven(state, raven) && ownerOf(state, raven) === state.active;
}
/** D-041, D-049, DR-18. */
function checkCancel(state, seat, { gemstone, raven }) {
	if (state.round < 2) return reason("apprentices.reject.firstRound");
	if (!isGemstone(state, seat, gemstone)) return reason("apprentices.reject.notAGemstone");
	if (!isLiveRaven(state, raven)) return reason("apprentices.reject.notARaven");
	const owner = ownerOf(state, raven);
	return owner === seat || isYetToAct(state, owner) ? null : reason("apprentices.reject.notARaven");
}
// games/apprentices/src/event.ts
var eventKinds = [
	"gameBegan",
	"dieChosen",
	"roundBegan",
	"diceRolled",
	"turnBegan",
	"extraRavenCame",
	"ravensKept",
	"ravensRerolled",
	"ravenCancelled",
	"ravenRolled",
	"unitsLost",
	"pointsLost",
	"helpAsked",
	"helpOffered",
	"helpWithdrawn",
	"helpDeclined",
	"researched",
	"slotGained",
	"slotLost",
	"dieBought",
	"dieRerolled",
	"unitsMade",
	"unitsTraded",
	"ravensTraded",
	"slotBlocked",
	"unitTaken",
	"priceShifted",
	"turnEnded",
	"endTriggered",
	"squaresOpened",
	"tieRoundBegan",
	"gameEnded"
];
/** DR-91: nothing is hidden; only chance decides who begins and which sides are shown (DR-60, DR-71). */
var reveals = {
	public: { gameBegan: ["starter", "sides"] },
	secret: {}
};
// packages/kernel/src/chance.ts
/** One item of a list that is not empty. */
function pick(stream, items) {
	return items[stream.below(items.length)];
}
// packages/kernel/src/legalActions.ts
/** Made at every step of a search, hence a class: its methods are made once. */
var FilledGroups = class {
	groups;
	size;
	constructor(groups, size) {
		this.groups = groups;
		this.size = size;
	}
	at(index) {
		let rest = index;
		for (const group of Number.isInteger(index) && index >= 0 ? this.groups : []) {
			if (rest < group.size) return group.at(rest);
			rest -= group.size;
		}
		throw new RangeError(`there is no legal action number ${index} of ${this.size}`);
	}
	*[Symbol.iterator]() {
		for (const group of this.groups) for (let index = 0; index < group.size; index++) yield group.at(index);
	}
};
function actionsOf(groups) {
	const filled = [];
	let size = 0;
	for (const group of groups) {
		if (group.size === 0) continue;
		filled.push(group);
		size += group.size;
	}
	return new FilledGroups(filled, size);
}
/** A group over a list that is there already. */
function listed(kind, actions) {
	return {
		kind,
		size: actions.length,
		at(index) {
			const action = actions[index];
			if (action === void 0) throw new RangeError(`there is no ${kind} number ${index} of ${actions.length}`);
			return action;
		}
	};
}
function noActions() {
	return actionsOf([]);
}
// games/apprentices/src/legal.ts
/** Ravens, help, abilities, research, purchase, end of the turn, in this order. */
function legal({ viewer, table }) {
	if (table.phase === "over" || viewer === "spectator") return noActions();
	if (viewer !== table.active) return actionsOf(helpGroups(table, viewer));
	switch (table.phase) {
		case "fifthDie": return actionsOf([listed("chooseDie", coloursLeft(table).map((colour) => ({
			kind: "chooseDie",
			colour
		})))]);
		case "threeRavens": return actionsOf([listed("rerollRavens", keepableRavens(table).map((kept) => ({
			kind: "rerollRavens",
			kept
		}))), listed("keepRavens", [{ kind: "keepRavens" }])]);
		case "turn": return actionsOf(turnGroups(table, viewer));
	}
}
function coloursLeft({ pool }) {
	return dieColours.filter((_, index) => (pool[index] ?? 0) > 0);
}
function helpGroups(state, seat) {
	if (!helpIsOpen(state)) return [];
	const offers = state.help.offers.filter(({ helper }) => helper === seat);
	return [
		listed("offerHelp", offerable(state, seat).map((gemstone) => ({
			kind: "offerHelp",
			gemstone
		}))),
		listed("withdrawHelp", offers.map(({ gemstone }) => ({
			kind: "withdrawHelp",
			gemstone
		}))),
		listed("declineHelp", mayDecline(state, seat) ? [{ kind: "declineHelp" }] : [])
	];
}
function turnGroups(state, seat) {
	const hand = handOf(state, seat);
	const groups = [];
	const own = state.marker ? [...hand.ravens, "marker"] : hand.ravens;
	if (state.round > 1) {
		cancelling(groups, hand.units[1], own.concat(ravensToCome(state)));
		if (own.length > 0) {
			groups.push(listed("rollRaven", own.map((raven) => ({
				kind: "rollRaven",
				raven
			}))));
			if (checkAsk(state) === null) groups.push(listed("askHelp", [{ kind: "askHelp" }]));
			accepting(groups, state, own);
		}
		for (let table = 1; table <= 6; table++) ability(groups, state, seat, hand, table);
	}
	if (own.length > 0) return groups;
	for (let table = 1; table <= 6; table++) researching(groups, state, seat, hand, table);
	if (pointsAt(state, seat) >= state.price) groups.push(listed("buyDie", coloursLeft(state).map((colour) => ({
		kind: "buyDie",
		colour
	}))));
	groups.push(listed("endTurn", [{ kind: "endTurn" }]));
	return groups;
}
/** Raven dice of rivals whose turn is still to come (DR-18). */
function ravensToCome(state) {
	const ravens = [];
	for (let index = 0; index < state.dice.length; index++) {
		const { state: condition, face, owner } = state.dice[index];
		if (condition === "ready" && face === "raven" && isYetToAct(state, owner)) ravens.push(index);
	}
	return ravens;
}
function cancelling(groups, gemstones, ravens) {
	groups.push(pairs("cancelRaven", gemstones, ravens, (gemstone, raven) => ({
		kind: "cancelRaven",
		gemstone,
		raven
	})));
}
function accepting(groups, { help }, ravens) {
	if (help.offers.length === 0) return;
	const gemstones = help.offers.map(({ gemstone }) => gemstone);
	groups.push(pairs("acceptHelp", gemstones, ravens, (gemstone, raven) => ({
		kind: "acceptHelp",
		gemstone,
		raven
	})));
}
/** Everything of one list with everything of another. */
function pairs(kind, first, second, make) {
	return {
		kind,
		size: first.length * second.length,
		at: (index) => make(first[Math.floor(index / second.length)], second[index % second.length])
	};
}
function researching(groups, state, seat, hand, table) {
	const side = state.sides[table - 1];
	if (side === void 0 || squareOf(state, seat, table) >= state.cap) return;
	const { amounts } = researchPayments(side, table, state.round);
	const sizes = amounts.map((amount) => waysToPay(hand, amount));
	groups.push(several("research", sizes, (kind, index) => {
		return {
			kind: "research",
			table,
			units: payment(hand, amounts[kind] ?? [
				0,
				0,
				0,
				0
			], index)
		};
	}));
}
/** A group made of parts of these sizes. */
function several(kind, sizes, make) {
	let size = 0;
	for (const each of sizes) size += each;
	return {
		kind,
		size,
		at(index) {
			let rest = index;
			for (let part = 0; part < sizes.length; part++) {
				const each = sizes[part];
				if (rest < each) return make(part, rest);
				rest -= each;
			}
			throw new RangeError(`there is no ${kind} number ${index} of ${size}`);
		}
	};
}
function ability(groups, state, seat, hand, table) {
	const slot = heldSlot(state, seat, table);
	if (slot === null || isBlocked(state, table, slot.rank) || hasUsed(state, seat, table, slot.rank)) return;
	const group = usesOf(state, seat, hand, table, slot.effect);
	if (group.size > 0) groups.push(group);
}
function usesOf(state, seat, hand, table, effect) {
	switch (effect.kind) {
		case "rerollDie": return listed("rerollDie", ownDice(state, seat).map((die) => ({
			kind: "rerollDie",
			table,
			die
		})));
		case "convert": return converting(hand, table, effect, pointsAt(state, seat));
		case "tradeUnits": return paying(hand, effect, 1, "tradeUnits", (units) => ({
			kind: "tradeUnits",
			table,
			units
		}));
		case "tradeRavens": return {
			kind: "tradeRavens",
			size: choose(hand.ravens.length, effect.ravens),
			at: (index) => ({
				kind: "tradeRavens",
				table,
				ravens: combination(hand.ravens, effect.ravens, index)
			})
		};
		case "blockSlot": return listed("blockSlot", slotsOf$1(state).filter((slot) => canBlock(state, slot.table, slot.rank)).map((slot) => ({
			kind: "blockSlot",
			table,
			targetTable: slot.table,
			targetRank: slot.rank
		})));
		case "takeUnit": {
			const targets = unitsOfOthers(state, seat);
			return paying(hand, effect, targets.length, "takeUnit", (units, target) => {
				return {
					kind: "takeUnit",
					table,
					units,
					unit: targets[target]
				};
			});
		}
		case "shiftPrice": return listed("shiftPrice", [-1, 1].filter((by) => canShift(state, by)).map((by) => ({
			kind: "shiftPrice",
			table,
			by
		})));
	}
}
function ownDice(state, seat) {
	const dice = [];
	for (let index = 0; index < state.dice.length; index++) if (isRerollable(state.dice[index], seat)) dice.push(index);
	return dice;
}
function unitsOfOthers(state, seat) {
	const units = [];
	for (let index = 0; index < state.dice.length; index++) {
		const { state: condition, face, holder } = state.dice[index];
		if (condition === "ready" && holder !== seat && face !== "raven") units.push(index);
	}
	for (let index = 0; index < state.made.length; index++) {
		const { state: condition, holder } = state.made[index];
		if (condition === "ready" && holder !== seat) units.push(firstMade + index);
	}
	return units;
}
/** Ways to pay for a slot, each with as many further choices. */
function paying(hand, effect, choices, kind, make) {
	const { amounts } = inputsOf(effect);
	return several(kind, amounts.map((amount) => waysToPay(hand, amount) * choices), (part, index) => {
		return make(payment(hand, amounts[part] ?? [
			0,
			0,
			0,
			0
		], Math.floor(index / choices)), index % choices);
	});
}
function converting(hand, table, effect, points) {
	const conversions = points < effect.points ? [] : conversionsOf(effect);
	return several("convert", conversions.map(({ amount, gains }) => waysToPay(hand, amount) * gains.length), (part, index) => {
		const { amount, gains } = conversions[part] ?? {
			amount: [
				0,
				0,
				0,
				0
			],
			gains: []
		};
		return {
			kind: "convert",
			table,
			units: payment(hand, amount, Math.floor(index / gains.length)),
			gains: gains[index % gains.length] ?? []
		};
	});
}
// games/apprentices/src/options.ts
/** DR-60: which side of a board is shown; chance may choose it. */
var sideChoices = [...sides, "random"];
/** DR-71: random by seed, or a seat that the host names. */
var firstPlayers = [
	"random",
	"seat1",
	"seat2",
	"seat3",
	"seat4"
];
function allOn(choice) {
	return {
		table1: choice,
		table2: choice,
		table3: choice,
		table4: choice,
		table5: choice,
		table6: choice
	};
}
var side = {
	kind: "choice",
	values: sideChoices,
	default: "apprentice"
};
var options = {
	fields: {
		table1: side,
		table2: side,
		table3: side,
		table4: side,
		table5: side,
		table6: side,
		ravenBreaksWholeConversion: {
			kind: "flag",
			default: false
		},
		firstPlayer: {
			kind: "choice",
			values: firstPlayers,
			default: "random"
		}
	},
	presets: {
		apprentice: {},
		initiate: allOn("initiate"),
		mixed: allOn("random")
	}
};
function checkOptions(chosen, seats) {
	const seat = chosenFirstSeat(chosen.firstPlayer);
	if (seat === null || seat < seats) return null;
	return {
		id: "apprentices.reject.noSuchSeat",
		params: {
			seat: seat + 1,
			seats
		}
	};
}
/** The seat named by the option, or null when chance decides. */
function chosenFirstSeat(firstPlayer) {
	return firstPlayer === "random" ? null : firstPlayers.indexOf(firstPlayer) - 1;
}
/** The side chosen for each table, first table first. */
function sideChoicesOf(chosen) {
	return [
		chosen.table1,
		chosen.table2,
		chosen.table3,
		chosen.table4,
		chosen.table5,
		chosen.table6
	];
}
// games/apprentices/src/round.ts
/** D-024, D-029, DR-70: every die goes back to its owner and is thrown. */
function roundBegun(state, chance, events) {
	const round = state.round + 1;
	events.push({ public: {
		kind: "roundBegan",
		round,
		starter: state.starter
	} });
	const dice = state.dice.slice();
	for (const seat of turnOrder(state)) {
		const throws = [];
		for (let die = 0; die < dice.length; die++) {
			const { colour, owner } = dice[die];
			if (owner !== seat) continue;
			const face = thrown$1(colour, chance);
			dice[die] = {
				colour,
				owner,
				holder: owner,
				face,
				state: "ready"
			};
			throws.push({
				die,
				face
			});
		}
		events.push({ public: {
			kind: "diceRolled",
			seat,
			throws
		} });
	}
	return turnBegun({
		...state,
		round,
		dice,
		made: [],
		blocked: [],
		used: []
	}, state.starter, events);
}
/** DR-30: the extra raven, then the choice of three ravens, then free play. */
function turnBegun(state, seat, events) {
	events.push({ public: {
		kind: "turnBegan",
		seat
	} });
	const marker = state.round > 1 && hasExtraRaven(state, seat);
	if (marker) events.push({ public: {
		kind: "extraRavenCame",
		seat
	} });
	const begun = {
		...state,
		active: seat,
		marker,
		help: noHelp,
		phase: "turn"
	};
	return mayRerollRavens(begun) ? {
		...begun,
		phase: "threeRavens"
	} : begun;
}
function turnEnded(state, chance, events) {
	events.push({ public: {
		kind: "turnEnded",
		seat: state.active
	} });
	const next = (state.active + 1) % state.players.length;
	return isYetToAct(state, next) ? turnBegun(state, next, events) : roundEnded(state, chance, events);
}
/** D-111..D-114, DR-58, DR-67, DR-68, DR-89. */
function roundEnded(state, chance, events) {
	const dry = isDry(state);
	const judged = dry && state.cap === 6 || state.round >= 100 ? triggered(state, events) : state;
	if (judged.endTriggered) {
		const first = leaders(judged);
		if (first.length === 1 || judged.tieRound) return ended(judged, first, events);
		events.push({ public: {
			kind: "tieRoundBegan",
			seats: first
		} });
		return nextRound({
			...judged,
			tieRound: true
		}, chance, events);
	}
	if (!dry) return nextRound(judged, chance, events);
	events.push({ public: {
		kind: "squaresOpened",
		cap: judged.cap + 1
	} });
	return nextRound({
		...judged,
		cap: judged.cap + 1
	}, chance, events);
}
/** D-030. */
function nextRound(state, chance, events) {
	return roundBegun({
		...state,
		starter: (state.starter + 1) % state.players.length
	}, chance, events);
}
function ended(state, winners, events) {
	events.push({ public: {
		kind: "gameEnded",
		winners,
		total: pointsAt(state, winners[0] ?? 0)
	} });
	return {
		...state,
		phase: "over",
		help: noHelp
	};
}
// games/apprentices/src/setUp.ts
var nothing$2 = {
	research: 0,
	ravens: 0,
	abilities: 0,
	losses: 0,
	dice: 0
};
/** D-010..D-016, DR-60, DR-71. */
function setUp(options, seats, chance) {
	const starter = chosenFirstSeat(options.firstPlayer) ?? chance.stream("firstPlayer").below(seats.length);
	const shown = sideChoicesOf(options).map((choice) => choice === "random" ? pick(chance.stream("sides"), sides) : choice);
	const empty = {
		options,
		colours: seats.map(({ colour }) => colour),
		sides: shown,
		phase: "fifthDie",
		round: 0,
		starter,
		active: starter,
		price: 10,
		pool: dieColours.map((colour) => dieKinds[colour].count),
		cap: capFor(seats.length),
		marker: false,
		dice: [],
		made: [],
		tracks: Array.from({ length: 6 }, () => []),
		blocked: [],
		used: [],
		help: noHelp,
		players: seats.map(() => ({ score: nothing$2 })),
		endTriggered: false,
		tieRound: false
	};
	return {
		state: seats.reduce((table, _, seat) => dieColours.reduce((before, colour) => withNewDie(before, seat, colour), table), empty),
		events: [{ public: {
			kind: "gameBegan",
			starter,
			sides: shown
		} }]
	};
}
/** D-017, DR-62: once everybody has a fifth die, the first round begins. */
function dieChosen(state, { colour }, chance, events) {
	const seat = state.active;
	events.push({ public: {
		kind: "dieChosen",
		seat,
		colour
	} });
	const after = withNewDie(state, seat, colour);
	const next = (seat + 1) % state.players.length;
	return next === state.starter ? roundBegun(after, chance, events) : {
		...after,
		active: next
	};
}
/** DR-81: help that was settled before sends the same commands as anybody's hand. */
var standing = {
	wishes: [
		"ask",
		"never",
		"leftovers",
		"always"
	],
	fulfil({ viewer, table }, wish) {
		if (viewer === "spectator") return null;
		if (wish === "never") return mayDecline(table, viewer) ? { kind: "declineHelp" } : null;
		const gemstone = wish === "always" || wish === "leftovers" && hasActed(table, viewer) ? offerable(table, viewer)[0] : void 0;
		return gemstone === void 0 ? null : {
			kind: "offerHelp",
			gemstone
		};
	}
};
function hasActed(state, seat) {
	return seat !== state.active && !isYetToAct(state, seat);
}
// games/apprentices/src/view.ts
function view(state, viewer) {
	return {
		viewer,
		table: state
	};
}
/** What is seen is all there is. */
function resample(seen) {
	return seen.table;
}
/** The Apprentices by Alberto Corazón Arambarri, for two to four players. */
var apprentices = {
	id: "apprentices",
	rulesVersion: 1,
	players: {
		min: 2,
		max: 4
	},
	colours: playerColours,
	options,
	actionKinds,
	eventKinds,
	reasonIds,
	asks: [
		"fifthDie",
		"threeRavens",
		"ravens",
		"work"
	],
	scoreSources,
	actionSchema,
	reveals,
	secrets: {},
	checkOptions,
	setup: setUp,
	decisions,
	invited,
	standing,
	legal,
	check,
	apply,
	view,
	resample,
	outcome
};
/** Only the active player ever owes anything (15.6). */
function decisions(state) {
	const { phase, active: seat } = state;
	if (phase === "over") return [];
	if (phase !== "turn") return [{
		seat,
		ask: phase
	}];
	return [{
		seat,
		ask: hasLiveRaven(state) ? "ravens" : "work"
	}];
}
function apply(state, seat, action, chance) {
	const events = [];
	return {
		state: tidied(carriedOut(state, seat, action, chance, events)),
		events
	};
}
function carriedOut(state, seat, action, chance, events) {
	switch (action.kind) {
		case "chooseDie": return dieChosen(state, action, chance, events);
		case "rerollRavens": return ravensRerolled(state, action, chance, events);
		case "keepRavens":
			events.push({ public: {
				kind: "ravensKept",
				seat
			} });
			return {
				...state,
				phase: "turn"
			};
		case "cancelRaven": return cancelled$1(state, seat, action.gemstone, action.raven, events);
		case "rollRaven": return ravenRolled(state, action.raven, chance, events);
		case "askHelp": return askedForHelp(state, events);
		case "offerHelp":
		case "withdrawHelp":
		case "declineHelp": return helped(state, seat, action, events);
		case "acceptHelp": return cancelled$1(state, offerOf(state, action.gemstone).helper, action.gemstone, action.raven, events);
		case "research": return researched(state, seat, action, events);
		case "buyDie": return bought(state, seat, action.colour, events);
		case "endTurn": return turnEnded(state, chance, events);
		default: return abilityUsed(state, seat, action, chance, events);
	}
}
function offerOf({ help }, unit) {
	const offer = help.offers.find(({ gemstone }) => gemstone === unit);
	if (offer === void 0) throw new RangeError(`unit ${unit} is not offered`);
	return offer;
}
// bots/src/randomBot.ts
/** Picks a kind of action first, then one of that kind, so that large families do not drown the small ones. */
function randomBot(game) {
	return {
		id: "random",
		choose(view, { chance }) {
			const group = pick(chance, game.legal(view).groups);
			return group.at(chance.below(group.size));
		},
		volunteer(view, { chance }) {
			const legal = game.legal(view);
			return chance.below(2) === 0 ? null : legal.at(chance.below(legal.size));
		}
	};
}
// bots/src/apprentices/appraisal.ts
/** What a ready unit is worth while research is still to come; afterwards it is next to nothing. */
var unitWorth = .3;
/** What a raven of one's own costs, on average, if it has to be rolled. */
var ravenCost = 1.6;
/** What a rank is worth for each slot better than the next. */
var slotWorth$1 = .4;
/** How good a table looks to a seat: more is better. */
function worthOf(state, seat) {
	return pointsOf((state.players[seat] ?? { score: nothing$1 }).score) + unitsOf(state, seat) + slotsOf(state, seat) + diceOf(state, seat) - ravensOf(state, seat);
}
var nothing$1 = {
	research: 0,
	ravens: 0,
	abilities: 0,
	losses: 0,
	dice: 0
};
function unitsOf(state, seat) {
	const counts = {
		parchment: 0,
		gemstone: 0,
		potion: 0,
		raven: 0
	};
	for (const die of state.dice) if (die.state === "ready" && die.holder === seat && die.face !== null) counts[die.face]++;
	for (const made of state.made) if (made.state === "ready" && made.holder === seat) counts[made.type]++;
	const units = counts.parchment + counts.gemstone + counts.potion + (state.round === 1 ? counts.raven : 0);
	const most = Math.max(counts.parchment, counts.gemstone, counts.potion);
	return unitWorth * units + .1 * most;
}
function ravensOf(state, seat) {
	if (state.round < 2 || state.active !== seat || !hasLiveRaven(state)) return 0;
	return ravenCost * (state.dice.filter((die) => die.state === "ready" && die.face === "raven" && die.owner === seat).length + (state.marker ? 1 : 0));
}
function slotsOf(state, seat) {
	let worth = 0;
	for (const [index, track] of state.tracks.entries()) {
		const rank = track.findIndex((standing) => standing.seat === seat);
		const side = state.sides[index];
		if (rank < 0 || side === void 0) continue;
		const { slots, extraRaven } = tableSide(side, index + 1);
		if (extraRaven) worth -= 1.5;
		worth += slotWorth$1 * Math.max(0, slots.length - rank);
	}
	return worth;
}
/** A die brings about as many points in every round to come; games of planning players take about so many rounds. */
var pointsPerDie = 1.2;
var usualRounds = 11;
function diceOf(state, seat) {
	const roundsLeft = state.endTriggered ? 0 : Math.max(0, usualRounds - state.round);
	return state.dice.filter((die) => die.owner === seat && die.colour !== "black").length * pointsPerDie * roundsLeft;
}
// bots/src/apprentices/greedyBot.ts
/** Chance that is never asked: only acts without a throw are tried out. */
var noChance = { stream() {
	throw new RangeError("an act that is tried out must not throw dice");
} };
/** Acts whose result a throw decides; their worth is reckoned, not tried out. */
var thrown = [
	"rollRaven",
	"rerollRavens",
	"rerollDie",
	"endTurn",
	"chooseDie"
];
/** Of payments that only differ in which units pay, so many are looked at. */
var looks = 24;
/** Takes what leaves the best table in sight: points, units at what they may still buy, dice for the rounds to come. */
var greedyBot = {
	id: "greedy",
	choose(view) {
		const seat = view.viewer === "spectator" ? view.table.active : view.viewer;
		const now = worthOf(view.table, seat);
		let [best, most] = [null, Number.NEGATIVE_INFINITY];
		for (const group of apprentices.legal(view).groups) {
			const step = Math.max(1, Math.floor(group.size / looks));
			for (let index = 0; index < group.size; index += step) {
				const action = group.at(index);
				const worth = gainOf(view, seat, action, now);
				if (worth > most) [best, most] = [action, worth];
			}
		}
		if (best === null) throw new RangeError("there is no legal action");
		return best;
	},
	volunteer: (view) => view.table.players.length > 2 ? standing.fulfil(view, "leftovers") : null
};
/** What an act is worth, against the table as it lies. */
function gainOf(view, seat, action, now) {
	if (thrown.includes(action.kind)) return reckoned(view, seat, action);
	const after = apprentices.apply(view.table, seat, action, noChance).state;
	if (action.kind === "convert") return prize(after, seat) - prize(view.table, seat) - wear;
	return worthOf(after, seat) - now;
}
/** What a conversion must bring at least. */
var wear = .2;
/** The most points that one step of research would bring with the units at hand. */
function prize(state, seat) {
	const hand = handOf(state, seat);
	let most = 0;
	for (const [index, side] of state.sides.entries()) {
		const square = squareOf(state, seat, index + 1);
		const points = tableSide(side, index + 1).points[square] ?? 0;
		if (points <= most || square >= state.cap) continue;
		const { amounts } = researchPayments(side, index + 1, state.round);
		if (amounts.some((amount) => waysToPay(hand, amount) > 0)) most = points;
	}
	return most;
}
function reckoned({ table }, seat, action) {
	switch (action.kind) {
		case "chooseDie": return {
			green: 3,
			purple: 2,
			yellow: 1,
			black: 0
		}[action.colour];
		case "rerollRavens": return 1;
		case "rollRaven": return -1 - (action.raven === "marker" || table.dice[action.raven]?.colour === "black" ? 1 : 0);
		case "rerollDie": return table.dice[action.die]?.face === "raven" && table.dice[action.die]?.owner === seat ? 1.5 : -.2;
		default: return 0;
	}
}
// bots/src/apprentices/turn/hand.ts
function packed([parchment, gemstone, potion, wild]) {
	return parchment | gemstone << 4 | potion << 8 | wild << 12;
}
function countIn(hand, type) {
	return hand >> 4 * type & 15;
}
function holds(hand, [parchment, gemstone, potion, wild]) {
	return (hand & 15) >= parchment && (hand >> 4 & 15) >= gemstone && (hand >> 8 & 15) >= potion && (hand >> 12 & 15) >= wild;
}
/** No more units of one type than the packed form holds. */
function canHold(hand, gained) {
	return gained.every((count, type) => countIn(hand, type) + count <= 15);
}
/** The hand without a type of units. */
function without(hand, type) {
	return hand & ~(15 << 4 * type);
}
// bots/src/apprentices/turn/outlook.ts
function squareIn(squares, index) {
	return squares >> 3 * index & 7;
}
/** How a turn looks that ends with these points, units and squares. */
function outlook(scene, points, hand, squares) {
	const { state, rivals, taste, tables } = scene;
	let leader = points;
	for (const rival of rivals) leader = Math.max(leader, rival.points);
	const rounds = state.endTriggered || points >= 42 ? 0 : Math.max(.7, (42 - leader) / taste.pace);
	let own = points;
	for (let index = 0; index < tables.length; index++) own += rounds * (tables[index]?.own[squareIn(squares, index)] ?? 0);
	own += .25 * Math.min(countIn(hand, 1), scene.ravensToCome) * (rivals.length > 1 ? 1 : .2);
	const dieWorth = taste.die * Math.max(0, rounds - .4);
	let purchases = 0;
	let { price } = state;
	for (let left = points; left >= price && dieWorth > price && purchases < scene.diceForSale; purchases++) {
		own += dieWorth - price;
		left -= price;
		price = Math.max(5, price - 1);
	}
	let best = Number.NEGATIVE_INFINITY;
	for (let index = 0; index < rivals.length; index++) {
		const rival = rivals[index];
		if (rival === void 0) continue;
		let worth = rival.points + (rival.isYetToAct ? taste.pace : 0) + (rival.dice - 5) * dieWorth;
		for (let table = 0; table < tables.length; table++) worth += rounds * (tables[table]?.rivals[index]?.[squareIn(squares, table)] ?? 0);
		best = Math.max(best, worth);
	}
	const dice = state.dice.reduce((count, die) => count + (die.owner === scene.seat ? 1 : 0), 0);
	own += (dice - 5) * dieWorth;
	const doubt = taste.doubt + taste.doubtPerRound * rounds;
	return {
		chance: 1 / (1 + Math.exp((best - own) / doubt)),
		purchases
	};
}
/** Whether another price is good for the player. */
function betterPrice(price, purchases) {
	if (purchases > 0) return price > 5 ? -1 : null;
	return price < 10 ? 1 : null;
}
// bots/src/apprentices/turn/work.ts
/** So many standings are looked at for one move at the most; beyond them a turn is taken to end where it is. */
var mostStandings = 2e4;
function workSearch(scene) {
	const { state, tables } = scene;
	const known = /* @__PURE__ */ new Map();
	let visited = 0;
	function deeds({ hand, squares, used, points }, visit) {
		for (let table = 0; table < tables.length; table++) {
			const { amounts, side, slots } = tables[table];
			const square = squareIn(squares, table);
			if (square < state.cap) {
				const gain = side.points[square] ?? 0;
				for (let amount = 0; amount < amounts.length; amount++) {
					const spent = amounts[amount];
					if (!holds(hand, spent)) continue;
					const next = {
						hand: hand - packed(spent),
						squares: squares + (1 << 3 * table),
						used,
						points: points + gain
					};
					visit({
						kind: "research",
						table,
						amount,
						next
					});
				}
			}
			const slot = slots[square];
			if (slot === null || slot === void 0 || (slot.bit & ~used) === 0) continue;
			for (const exchange of slot.exchanges) {
				const next = exchanged({
					hand,
					squares,
					used,
					points
				}, exchange, slot.bit);
				if (next !== null) visit({
					kind: "exchange",
					table,
					exchange,
					next
				});
			}
		}
	}
	function value(standing) {
		const { hand, squares, used, points } = standing;
		let seen = known.get(points);
		if (seen === void 0) {
			seen = /* @__PURE__ */ new Map();
			known.set(points, seen);
		}
		const key = hand + 65536 * (squares + 262144 * used);
		const before = seen.get(key);
		if (before !== void 0) return before;
		let best = outlook(scene, points, hand, squares).chance;
		if (++visited <= mostStandings) deeds(standing, ({ next }) => {
			const chance = value(next);
			if (chance > best) best = chance;
		});
		seen.set(key, best);
		return best;
	}
	return {
		value,
		deeds
	};
}
/** What comes of an exchange; null when it cannot be paid. */
function exchanged({ hand, squares, used, points }, exchange, bit) {
	const { spent, gained } = exchange;
	if (!holds(hand, spent) || points + Math.min(0, exchange.points) < 0) return null;
	const left = hand - packed(spent);
	if (!canHold(left, gained)) return null;
	return {
		hand: left + packed(gained),
		squares,
		used: used | bit,
		points: points + exchange.points
	};
}
// bots/src/apprentices/turn/ravenStep.ts
var faceOdds = dieColours.map((colour) => {
	const faces = dieKinds[colour].faces;
	return [...new Set(faces)].map((face) => ({
		face,
		odds: faces.filter((each) => each === face).length / 6
	}));
});
/** How likely each face of a die of this colour is. */
function oddsOf(colour) {
	return faceOdds[colour] ?? [];
}
/** So many situations are looked at for one move at the most; beyond them ravens are taken to be harmless. */
var mostFlocks = 4e3;
/** D-036..D-058 as a game against chance: every raven is bought off, rolled for or given to a helper. */
function ravenSearch(scene, work) {
	const known = /* @__PURE__ */ new Map();
	let visited = 0;
	function value(flock) {
		const { ravens, hand, squares, used, points, offers } = flock;
		if (ravens[0] + ravens[1] + ravens[2] + ravens[3] === 0) return work.value({
			hand,
			squares,
			used,
			points
		});
		const key = `${hand} ${used} ${points} ${ravens.join()} ${offers}`;
		const before = known.get(key);
		if (before !== void 0) return before;
		if (++visited > mostFlocks) return work.value({
			hand,
			squares,
			used,
			points
		});
		let best = 0;
		for (let colour = 0; colour < ravens.length; colour++) {
			if ((ravens[colour] ?? 0) === 0) continue;
			best = Math.max(best, rolled(flock, colour));
			if (countIn(hand, 1) > 0) best = Math.max(best, value(cancelled(flock, colour)));
			if (offers > 0) best = Math.max(best, value(relieved(flock, colour)));
		}
		for (const next of gemstoneMakers(scene, flock)) best = Math.max(best, value({
			...flock,
			...next
		}));
		known.set(key, best);
		return best;
	}
	function rolled(flock, colour) {
		const left = fewer(flock.ravens, colour);
		let sum = 0;
		for (const { face, odds } of oddsOf(colour)) {
			const next = face === "raven" ? {
				...flock,
				ravens: left,
				points: flock.points - Math.min(5, flock.points)
			} : {
				...flock,
				ravens: left,
				hand: without(flock.hand, typeIndex(face))
			};
			sum += odds * value(next);
		}
		return sum;
	}
	return {
		value,
		rolled
	};
}
/** D-041: a gemstone for a raven, and a point. */
function cancelled(flock, colour) {
	return {
		...flock,
		hand: flock.hand - oneGemstone,
		ravens: fewer(flock.ravens, colour),
		points: flock.points + 1
	};
}
/** D-047: the gemstone and the point are the helper's. */
function relieved(flock, colour) {
	return {
		...flock,
		ravens: fewer(flock.ravens, colour),
		offers: flock.offers - 1
	};
}
var oneGemstone = 16;
function fewer(ravens, colour, by = 1) {
	return ravens.map((count, index) => index === colour ? count - by : count);
}
/** Conversions that make a gemstone can be worth it before the ravens are gone; all others wait. */
function* gemstoneMakers({ tables }, flock) {
	for (let table = 0; table < tables.length; table++) {
		const slot = tables[table]?.slots[squareIn(flock.squares, table)] ?? null;
		if (slot === null || (slot.bit & ~flock.used) === 0) continue;
		for (const exchange of slot.exchanges) {
			if (exchange.gained[1] <= exchange.spent[1]) continue;
			const next = exchanged(flock, exchange, slot.bit);
			if (next !== null) yield next;
		}
	}
}
// bots/src/apprentices/turn/scene.ts
function sceneOf(state, seat, taste) {
	const others = state.players.map((_, other) => other).filter((other) => other !== seat);
	return {
		state,
		seat,
		taste,
		rivals: others.map((other) => {
			return {
				seat: other,
				points: pointsOf((state.players[other] ?? { score: noScore }).score),
				dice: state.dice.filter((die) => die.owner === other).length,
				isYetToAct: isYetToAct(state, other)
			};
		}),
		tables: Array.from({ length: 6 }, (_, index) => tableScene(state, seat, taste, index + 1, others)),
		diceForSale: state.pool.reduce((sum, left, index) => sum + (dieColours[index] === "black" ? 0 : left), 0),
		ravensToCome: state.dice.filter(({ state: is, face, owner }) => {
			return state.round > 1 && is === "ready" && face === "raven" && isYetToAct(state, owner);
		}).length
	};
}
var noScore = {
	research: 0,
	ravens: 0,
	abilities: 0,
	losses: 0,
	dice: 0
};
function tableScene(state, seat, taste, table, others) {
	const shown = state.sides[table - 1] ?? "apprentice";
	const side = tableSide(shown, table);
	const inPlay = slotsInPlay(side, state.players.length);
	const start = squareOf(state, seat, table);
	const squares = Array.from({ length: 8 }, (_, square) => square);
	const ranks = squares.map((square) => square === start ? rankOf(state, seat, table) : rankAt(state, others, table, square));
	const effectAt = (rank) => rank > 0 && rank <= inPlay ? side.slots[rank - 1] : void 0;
	const worthAt = (rank) => {
		const effect = effectAt(rank);
		return (effect === void 0 ? 0 : taste.slot(effect)) - (side.extraRaven && rank > 0 ? taste.extraRaven : 0);
	};
	return {
		side,
		amounts: researchPayments(shown, table, state.round).amounts,
		slots: ranks.map((rank) => {
			const effect = effectAt(rank);
			if (effect === void 0 || state.round < 2) return null;
			const isOpen = !isBlocked(state, table, rank) && !hasUsed(state, seat, table, rank);
			return {
				bit: isOpen ? 1 << 3 * (table - 1) + rank - 1 : 0,
				effect,
				exchanges: isOpen ? exchangesOf(state, seat, effect) : []
			};
		}),
		own: ranks.map(worthAt),
		rivals: others.map((rival) => squares.map((square) => {
			const rank = rankOf(state, rival, table);
			if (rank === 0 || square === start) return worthAt(rank);
			const isPassed = square >= squareOf(state, rival, table) && rankOf(state, seat, table) > rank;
			const isEntered = start === 0 && square >= squareOf(state, rival, table);
			return worthAt(rank + (isPassed || isEntered ? 1 : 0));
		}))
	};
}
/** DR-52: whoever comes to a square lies on top of all that stand there. */
function rankAt(state, others, table, square) {
	return square === 0 ? 0 : 1 + others.filter((rival) => squareOf(state, rival, table) > square).length;
}
function exchangesOf(state, seat, effect) {
	switch (effect.kind) {
		case "convert": return conversionsOf(effect).flatMap(({ amount, gains }, part) => distinct(gains.map((list) => countsOf(list))).map(({ counts, choice }) => {
			return {
				spent: amount,
				gained: counts,
				points: -effect.points,
				stolen: false,
				part,
				choice
			};
		}));
		case "tradeUnits": return inputsOf(effect).amounts.map((spent, part) => {
			return {
				spent,
				gained: nothing,
				points: effect.points,
				stolen: false,
				part,
				choice: 0
			};
		});
		case "takeUnit": {
			const types = resources.filter((type) => state.dice.some((die) => die.holder !== seat && die.state === "ready" && die.face === type));
			return inputsOf(effect).amounts.flatMap((spent, part) => types.map((type) => {
				return {
					spent,
					gained: countsOf([type]),
					points: 0,
					stolen: true,
					part,
					choice: resources.indexOf(type)
				};
			}));
		}
		default: return [];
	}
}
var nothing = [
	0,
	0,
	0,
	0
];
function countsOf(list) {
	const count = (type) => list.filter((each) => each === type).length;
	return [
		count("parchment"),
		count("gemstone"),
		count("potion"),
		0
	];
}
/** Lists that come to the same units are the same exchange. */
function distinct(all) {
	const found = /* @__PURE__ */ new Map();
	for (const [choice, counts] of all.entries()) if (!found.has(counts.join())) found.set(counts.join(), {
		counts,
		choice
	});
	return [...found.values()];
}
// bots/src/apprentices/turn/taste.ts
var taste = {
	pace: 4.4,
	die: 1,
	extraRaven: 1.4,
	slot: slotWorth,
	relief: 1.6,
	doubt: 3,
	doubtPerRound: 1.5
};
function slotWorth(effect) {
	switch (effect.kind) {
		case "convert": return effect.points > 0 ? .2 : convertWorth(effect.from.fixed.reduce((a, b) => a + b, effect.from.choice), effect.gains);
		case "tradeUnits": return .9;
		case "rerollDie": return .6;
		case "tradeRavens": return .2;
		case "blockSlot": return .4;
		case "takeUnit": return .3;
		case "shiftPrice": return .3;
	}
}
function convertWorth(spent, gains) {
	return .3 + .7 * (gains.length - spent) + (gains.includes("any") ? .15 : 0);
}
// bots/src/apprentices/strongBot.ts
/**
* Searches the whole turn: every order of research and conversions, what each throw may bring, and how the table looks
* for everybody when the turn is over. Every decision is searched anew with the dice as they lie.
*/
var strongBot = {
	id: "strong",
	choose(view) {
		const { table } = view;
		const seat = view.viewer === "spectator" ? table.active : view.viewer;
		if (seat !== table.active) return standing.fulfil(view, "always") ?? apprentices.legal(view).at(0);
		if (table.phase === "fifthDie") return {
			kind: "chooseDie",
			colour: rarest(table, seat)
		};
		return best(candidates(sceneOf(table, seat, taste)));
	},
	volunteer: (view) => view.table.players.length > 2 ? standing.fulfil(view, "leftovers") : null
};
function best(all) {
	let first = null;
	for (const candidate of all) if (first === null || candidate.chance > first.chance + 1e-12) first = candidate;
	if (first === null) throw new RangeError("there is nothing to do");
	return first.action;
}
/** Everything that is worth a thought, with the chance to win that it leads to. */
function* candidates(scene) {
	const { state, seat } = scene;
	const work = workSearch(scene);
	const ravens = ravenSearch(scene, work);
	const flock = flockOf(state, seat);
	if (state.phase === "threeRavens") {
		yield {
			action: { kind: "keepRavens" },
			chance: ravens.value(flock)
		};
		for (const kept of keepableRavens(state)) {
			const chance = expected(handOf(state, seat).ravens.filter((die) => die !== kept).map((die) => state.dice[die]), flock, (next) => ravens.value(next));
			yield {
				action: {
					kind: "rerollRavens",
					kept
				},
				chance
			};
		}
		return;
	}
	const hand = handOf(state, seat);
	yield* freeDeeds(scene, flock, hasLiveRaven(state) ? ravens.value(flock) : work.value(flock));
	yield* rerolls(scene, flock, (next) => ravens.value(next));
	if (hasLiveRaven(state)) {
		yield* dealings(scene, flock, hand, ravens);
		return;
	}
	const found = [];
	work.deeds(flock, (deed) => void found.push({
		action: actionOf(scene, hand, deed),
		chance: work.value(deed.next)
	}));
	yield* found;
	const { chance, purchases } = outlook(scene, flock.points, flock.hand, flock.squares);
	if (purchases > 0) yield {
		action: {
			kind: "buyDie",
			colour: rarest(state, seat)
		},
		chance: chance + 1e-9
	};
	yield* uninvited(scene, hand, chance);
	yield {
		action: { kind: "endTurn" },
		chance
	};
}
function flockOf(state, seat) {
	const hand = handOf(state, seat);
	let squares = 0;
	for (let table = 0; table < state.tracks.length; table++) squares |= squareOf(state, seat, table + 1) << 3 * table;
	const counts = [
		0,
		0,
		0,
		state.marker ? 1 : 0
	];
	for (const die of state.round > 1 ? hand.ravens : []) counts[colourOf(state, die)] = (counts[colourOf(state, die)] ?? 0) + 1;
	return {
		hand: packed(hand.units.map((units) => Math.min(15, units.length))),
		squares,
		used: 0,
		points: pointsOf(state.players[seat].score),
		ravens: counts,
		offers: state.help.offers.length
	};
}
function colourOf(state, die) {
	return dieColours.indexOf(state.dice[die]?.colour ?? "black");
}
/** What costs nothing is done at once: a slot of a rival is blocked, the price is moved. */
function* freeDeeds(scene, flock, now) {
	const { state, seat, tables, taste: likes } = scene;
	for (let index = 0; index < tables.length; index++) {
		const slot = tables[index]?.slots[squareOf(state, seat, index + 1)] ?? null;
		if (slot === null || slot.bit === 0) continue;
		const table = index + 1;
		if (slot.effect.kind === "blockSlot") {
			let [target, most] = [null, 0];
			for (const { table: targetTable, rank: targetRank } of slotsOf$1(state)) {
				const holder = slotHolder(state, {
					table: targetTable,
					rank: targetRank
				});
				if (holder === null || !isYetToAct(state, holder) || !canBlock(state, targetTable, targetRank)) continue;
				const effect = tableSide(state.sides[targetTable - 1] ?? "apprentice", targetTable).slots[targetRank - 1];
				const worth = effect === void 0 ? 0 : likes.slot(effect);
				if (worth > most) [target, most] = [{
					kind: "blockSlot",
					table,
					targetTable,
					targetRank
				}, worth];
			}
			if (target !== null) yield {
				action: target,
				chance: now + .001 * most
			};
		}
		if (slot.effect.kind === "shiftPrice") {
			const { purchases } = outlook(scene, flock.points, flock.hand, flock.squares);
			const by = betterPrice(state.price, purchases);
			if (by !== null) yield {
				action: {
					kind: "shiftPrice",
					table,
					by
				},
				chance: now + 1e-6
			};
		}
	}
}
/** Of dice that look alike one is tried; what is known of chance is weighed, the rest of the turn planned for each face. */
function* rerolls(scene, flock, value) {
	const { state, seat, tables } = scene;
	for (let index = 0; index < tables.length; index++) {
		const slot = tables[index]?.slots[squareOf(state, seat, index + 1)] ?? null;
		if (slot === null || slot.bit === 0 || slot.effect.kind !== "rerollDie") continue;
		const tried = /* @__PURE__ */ new Set();
		for (const [die, { colour, face, owner, holder, state: is }] of state.dice.entries()) {
			if (is !== "ready" || owner !== seat || holder !== seat || face === null || tried.has(`${colour} ${face}`)) continue;
			tried.add(`${colour} ${face}`);
			const used = {
				...flock,
				used: flock.used | slot.bit
			};
			const chance = expected([state.dice[die]], used, value);
			yield {
				action: {
					kind: "rerollDie",
					table: index + 1,
					die
				},
				chance
			};
		}
	}
}
/** The mean of a value over all faces that these dice may show when they are thrown again. */
function expected(dice, flock, value) {
	const [die, ...others] = dice;
	if (die === void 0) return value(flock);
	const colour = dieColours.indexOf(die.colour);
	const before = withFace(flock, colour, die.face ?? "raven", -1);
	let sum = 0;
	for (const { face, odds } of oddsOf(colour)) sum += odds * expected(others, withFace(before, colour, face, 1), value);
	return sum;
}
function withFace(flock, colour, face, by) {
	if (face === "raven") return {
		...flock,
		ravens: fewer(flock.ravens, colour, -by)
	};
	return {
		...flock,
		hand: flock.hand + by * (1 << 4 * typeIndex(face))
	};
}
function* dealings(scene, flock, hand, ravens) {
	const { state, tables, seat } = scene;
	const own = state.marker ? ["marker", ...hand.ravens] : hand.ravens;
	const tried = /* @__PURE__ */ new Set();
	const gemstone = hand.units[1].at(-1);
	const [offer] = state.help.offers;
	for (const raven of own) {
		const colour = raven === "marker" ? 3 : colourOf(state, raven);
		if (tried.has(colour)) continue;
		tried.add(colour);
		if (gemstone !== void 0) yield {
			action: {
				kind: "cancelRaven",
				gemstone,
				raven
			},
			chance: ravens.value(cancelled(flock, colour))
		};
		if (offer !== void 0) {
			const { gemstone: offered } = offer;
			const chance = ravens.value(relieved(flock, colour)) - .005;
			yield {
				action: {
					kind: "acceptHelp",
					gemstone: offered,
					raven
				},
				chance
			};
		}
		yield {
			action: {
				kind: "rollRaven",
				raven
			},
			chance: ravens.rolled(flock, colour)
		};
	}
	for (let index = 0; index < tables.length; index++) {
		const slot = tables[index]?.slots[squareOf(state, seat, index + 1)] ?? null;
		if (slot === null || slot.bit === 0) continue;
		if (slot.effect.kind === "tradeRavens" && hand.ravens.length >= slot.effect.ravens) {
			const traded = hand.ravens.slice(0, slot.effect.ravens);
			const left = traded.reduce((flying, die) => fewer(flying, colourOf(state, die)), flock.ravens);
			const next = {
				...flock,
				ravens: left,
				points: flock.points + slot.effect.points
			};
			yield {
				action: {
					kind: "tradeRavens",
					table: index + 1,
					ravens: traded
				},
				chance: ravens.value(next)
			};
		}
		for (const exchange of slot.exchanges) {
			const next = exchange.gained[1] > exchange.spent[1] ? exchanged(flock, exchange, slot.bit) : null;
			if (next === null) continue;
			yield {
				action: actionOf(scene, hand, {
					kind: "exchange",
					table: index,
					exchange,
					next
				}),
				chance: ravens.value({
					...flock,
					...next
				})
			};
		}
	}
}
/** Gemstones that nothing else needs drive the ravens of those away whose turn is still to come: a point each (D-049). */
function* uninvited({ state, rivals, taste: likes }, hand, chance) {
	const gemstone = hand.units[1].at(-1);
	if (gemstone === void 0 || state.round < 2 || likes.relief / rivals.length >= 1) return;
	for (const [raven, die] of state.dice.entries()) {
		if (die.state !== "ready" || die.face !== "raven" || !isYetToAct(state, die.owner)) continue;
		yield {
			action: {
				kind: "cancelRaven",
				gemstone,
				raven
			},
			chance: chance + 1e-6
		};
	}
}
/** The action of a deed; made units are spent before dice, which could still be thrown again. */
function actionOf({ state, seat, tables }, hand, deed) {
	const table = deed.table + 1;
	const paid = (amount) => payment(hand, amount, waysToPay(hand, amount) - 1);
	const scene = tables[deed.table];
	if (scene === void 0) throw new RangeError(`there is no table ${table}`);
	if (deed.kind === "research") {
		const amount = scene.amounts[deed.amount];
		if (amount === void 0) throw new RangeError("there is no such price");
		return {
			kind: "research",
			table,
			units: paid(amount)
		};
	}
	const { spent, part, choice } = deed.exchange;
	const effect = scene.slots[squareOf(state, seat, table)]?.effect;
	switch (effect?.kind) {
		case "convert": return {
			kind: "convert",
			table,
			units: paid(spent),
			gains: conversionsOf(effect)[part]?.gains[choice] ?? []
		};
		case "tradeUnits": return {
			kind: "tradeUnits",
			table,
			units: paid(inputsOf(effect).amounts[part] ?? spent)
		};
		case "takeUnit": {
			const type = resourceAt(choice);
			const wanted = state.dice.findIndex((die) => die.holder !== seat && die.state === "ready" && die.face === type);
			return {
				kind: "takeUnit",
				table,
				units: paid(spent),
				unit: wanted
			};
		}
		default: throw new RangeError(`there is nothing to exchange at table ${table}`);
	}
}
/** The coloured die of which the player has fewest: every type is wanted somewhere. */
function rarest(state, seat) {
	const left = [
		"green",
		"purple",
		"yellow",
		"black"
	].filter((colour) => (state.pool[dieColours.indexOf(colour)] ?? 0) > 0);
	const owned = (colour) => state.dice.filter((die) => die.owner === seat && die.colour === colour).length;
	return left.filter((colour) => colour !== "black").toSorted((a, b) => owned(a) - owned(b))[0] ?? left[0] ?? "green";
}
// bots/src/apprentices/ladder.ts
/** Weakest first. */
var ladder = [
	randomBot(apprentices),
	greedyBot,
	strongBot
];
export { ladder as bots, apprentices as game };
