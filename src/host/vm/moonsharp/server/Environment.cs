using MoonSharp.Interpreter;
using MoonSharp.Interpreter.Debugging;

/// One script environment, and what of the host it knows.
sealed class Environment
{
    /// Deeper tables than this do not cross the border: a cycle would never end.
    const int Deepest = 64;

    readonly int id;
    readonly Script script = new(CoreModules.Preset_SoftSandbox);
    readonly Dictionary<int, DynValue> objects = [];
    readonly Dictionary<int, DynValue> hostFunctions = [];
    readonly Dictionary<int, DynValue> functions = [];
    readonly Dictionary<int, Coroutine> coroutines = [];
    readonly Dictionary<string, bool> watched = [];
    readonly Counter counter;
    int lent;
    bool counting;
    Table vector, colour;

    public readonly string Name;
    public readonly double Limit;

    /// What its script has taken, without what the host did for it.
    public readonly ProcessorTime Time = new();

    public Environment(int id, string name, double limit, bool counts)
    {
        (this.id, Name, Limit, counter) = (id, name, limit, new Counter(name));
        script.Options.DebugPrint = Console.Error.WriteLine;
        if (counts) Count();
    }

    /// From here on every instruction is counted, which is slow. It may be called while the script runs.
    public void Count()
    {
        if (counting) return;
        counting = true;
        try { script.AttachDebugger(counter); }
        // It is attached by then; what it is told of besides may just be changing.
        catch (InvalidOperationException) { }
    }

    public Message Asked(Op op) => new Message().Op(op).Int(id);

    public DynValue Ask(Message question) => Program.Ask(question, this);

    public DynValue Timed(Op op, Received message)
    {
        var within = Time.Runs;
        Time.Start();
        try { return Do(op, message); }
        finally { if (!within) Time.Stop(); }
    }

    DynValue Do(Op op, Received message) => op switch
    {
        Op.Run => Run(message.Text(), message.Text()),
        Op.Set => Set(message.Text(), Read(message)),
        Op.Get => script.Globals.Get(message.Text()),
        Op.HasFunction => DynValue.NewBoolean(watched[message.Text()] = false),
        Op.Call => script.Call(Function(message.Text()), All(message)),
        Op.CallRef => Called(functions[message.Int()], message),
        Op.Begin => Begin(Function(message.Text())),
        Op.Resume => Resume(message.Int()),
        _ => throw new InvalidDataException($"nothing can be asked by {op}"),
    };

    /// What needs no answer.
    public void Hear(Op op, int about)
    {
        if (op == Op.Release) functions.Remove(about);
        else ((HostObject)objects[about].UserData.Object).Lost = true;
    }

    static bool IsFunction(DynValue value) => value.Type is DataType.Function or DataType.ClrFunction;

    DynValue Function(string name)
    {
        var value = script.Globals.Get(name);
        return IsFunction(value) ? value : throw new ScriptRuntimeException($"there is no function {name} in the script of {Name}");
    }

    DynValue Run(string code, string chunk)
    {
        script.Call(script.LoadString(code, null, chunk));
        return DynValue.Nil;
    }

    DynValue Set(string name, DynValue value)
    {
        script.Globals.Set(name, value);
        return DynValue.Nil;
    }

    DynValue Called(DynValue function, Received message) => script.Call(function, All(message)).ToScalar();

    DynValue Begin(DynValue function)
    {
        coroutines[++lent] = script.CreateCoroutine(function).Coroutine;
        return DynValue.NewNumber(lent);
    }

    DynValue Resume(int at)
    {
        var coroutine = coroutines[at];
        try
        {
            var value = coroutine.Resume().ToScalar();
            return DynValue.NewTuple(DynValue.NewBoolean(coroutine.State == CoroutineState.Dead), value);
        }
        finally
        {
            if (coroutine.State == CoroutineState.Dead) coroutines.Remove(at);
        }
    }

    public string Place(SourceRef place) => place.FormatLocation(script);

    /// Which of the functions the host has asked for have come or gone: it need not ask again.
    public Message WriteNews(Message message)
    {
        message.Number(counter.Executed).Number(Time.Milliseconds).Number(Time.OfCollector);
        var at = message.Length;
        var count = 0;
        message.Int(0);
        foreach (var (name, was) in watched)
        {
            var now = IsFunction(script.Globals.Get(name));
            if (now == was) continue;
            watched[name] = now;
            message.Text(name).Byte(now ? (byte)1 : (byte)0);
            count++;
        }
        return message.IntAt(at, count);
    }

    public Message Write(Message message, DynValue value, int depth = 0) => value.Type switch
    {
        DataType.Boolean => message.Tag(value.Boolean ? Tag.True : Tag.False),
        DataType.Number => message.Tag(Tag.Number).Number(value.Number),
        DataType.String => message.Tag(Tag.Text).Text(value.String),
        DataType.Table when value.Table.MetaTable != null && ClassOf(value.Table) is { } tag => WriteLike(message.Tag(tag), value.Table),
        DataType.Table => WriteTable(message.Tag(Tag.Table), value.Table, depth + 1),
        DataType.UserData when value.UserData.Object is HostObject known => message.Tag(Tag.Object).Int(known.Id),
        DataType.Function or DataType.ClrFunction => message.Tag(Tag.Function).Int(Lent(value)),
        DataType.Tuple => WriteAll(message.Tag(Tag.Several), value.Tuple),
        DataType.Thread => throw new ScriptRuntimeException("a coroutine cannot be handed to the game"),
        _ => message.Tag(Tag.Nil),
    };

    Message WriteAll(Message message, IList<DynValue> values)
    {
        message.Int(values.Count);
        foreach (var value in values) Write(message, value.ToScalar());
        return message;
    }

    Message WriteTable(Message message, Table table, int depth)
    {
        if (depth > Deepest) throw new ScriptRuntimeException("a table is nested too deeply to be handed over, or holds itself");
        var at = message.Length;
        var count = 0;
        message.Int(0);
        foreach (var (key, value) in table.Pairs.Select(pair => (pair.Key, pair.Value)))
        {
            if (value.IsNil() || key.Type is not (DataType.String or DataType.Number or DataType.Boolean or DataType.UserData)) continue;
            Write(Write(message, key, depth), value, depth);
            count++;
        }
        return message.IntAt(at, count);
    }

    /// Which of the game's classes a table is a value of, with nothing but its numbers.
    Tag? ClassOf(Table table)
    {
        bool Is(Table sample) => table.MetaTable == sample.MetaTable
            && table.Keys.Count() == sample.Keys.Count()
            && sample.Keys.All(key => table.RawGet(key)?.Type == DataType.Number);
        if (Is(vector ??= Sample("Vector"))) return Tag.Vector;
        return Is(colour ??= Sample("Color")) ? Tag.Colour : null;
    }

    Message WriteLike(Message message, Table table)
    {
        foreach (var name in table.MetaTable == vector.MetaTable ? vector.Keys : colour.Keys) message.Number(table.RawGet(name).Number);
        return message;
    }

    int Lent(DynValue function)
    {
        functions[++lent] = function.AsReadOnly();
        return lent;
    }

    DynValue[] All(Received message)
    {
        var values = new DynValue[message.Int()];
        for (var i = 0; i < values.Length; i++) values[i] = Read(message);
        return values;
    }

    public DynValue Read(Received message) => (Tag)message.Byte() switch
    {
        Tag.False => DynValue.False,
        Tag.True => DynValue.True,
        Tag.Number => DynValue.NewNumber(message.Number()),
        Tag.Text => DynValue.NewString(message.Text()),
        Tag.Table => ReadTable(message),
        Tag.List => ReadList(message),
        Tag.Object => Object(message.Int()),
        Tag.HostFunction => HostFunction(message.Int(), message.Text()),
        Tag.Function => functions[message.Int()],
        Tag.Vector => Like(vector ??= Sample("Vector"), message),
        Tag.Colour => Like(colour ??= Sample("Color"), message),
        Tag.Several => DynValue.NewTuple(All(message)),
        _ => DynValue.Nil,
    };

    DynValue ReadTable(Received message)
    {
        var table = new Table(script);
        for (var left = message.Int(); left > 0; left--) table.Set(Read(message), Read(message));
        return DynValue.NewTable(table);
    }

    DynValue ReadList(Received message) => DynValue.NewTable(new Table(script, All(message)));

    DynValue Object(int at)
    {
        if (!objects.TryGetValue(at, out var value)) objects[at] = value = UserData.Create(new HostObject(this, at));
        return value;
    }

    DynValue HostFunction(int at, string name)
    {
        if (hostFunctions.TryGetValue(at, out var known)) return known;
        return hostFunctions[at] = DynValue.NewCallback(
            (_, values) => Ask(WriteAll(Asked(Op.HostCall).Int(at), values.GetArray())), name);
    }

    Table Sample(string name) => script.Call(script.Globals.Get(name).Table.Get("new")).Table;

    /// A value of one of the game's classes, with other numbers.
    DynValue Like(Table sample, Received message)
    {
        var made = new Table(script) { MetaTable = sample.MetaTable };
        foreach (var name in sample.Keys) made.Set(name, DynValue.NewNumber(message.Number()));
        return DynValue.NewTable(made);
    }
}
