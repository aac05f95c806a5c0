using MoonSharp.Interpreter;
using MoonSharp.Interpreter.Interop;

/// Something of the host's, as scripts have it: each use is a question to the host, but for methods, which never change.
sealed class HostObject : IUserDataType
{
    static readonly DynValue Equality = DynValue.NewCallback((_, values) => DynValue.NewBoolean(Gone(values[0]) && Gone(values[1])));

    readonly Dictionary<string, DynValue> methods = [];
    readonly Environment owner;
    public readonly int Id;
    public bool Lost;

    public HostObject(Environment owner, int id) => (this.owner, Id) = (owner, id);

    static bool Gone(DynValue value) => value.IsNil() || value.UserData?.Object is HostObject { Lost: true };

    static string Key(DynValue index) => index.CastToString() ?? index.ToPrintString();

    Message Asked(Op op) => owner.Asked(op).Int(Id);

    public DynValue Index(Script script, DynValue index, bool byName)
    {
        var key = Key(index);
        if (!Lost && methods.TryGetValue(key, out var method)) return method;
        var value = owner.Ask(Asked(Op.Index).Text(key));
        if (value.Type == DataType.ClrFunction) methods[key] = value;
        return value;
    }

    public bool SetIndex(Script script, DynValue index, DynValue value, bool byName)
    {
        owner.Ask(owner.Write(Asked(Op.SetIndex).Text(Key(index)), value));
        return true;
    }

    /// As in the game, what is gone is equal to nil, and to all else that is gone.
    public DynValue MetaIndex(Script script, string name) => Lost && name == "__eq" ? Equality : null;

    public override string ToString() => owner.Ask(Asked(Op.Text)).String;
}
