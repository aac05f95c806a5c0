using System.Buffers.Binary;
using System.Runtime.InteropServices;

/// What may be asked, of this program and by it: the same numbers as in protocol.ts.
enum Op : byte
{
    New = 1, Free, Run, Set, Get, HasFunction, Call, CallRef, Begin, Resume, Lose, Release,
    Index = 20, SetIndex, Text, HostCall,
    Done = 30, Failed,
}

/// How a value is written: the same numbers as in protocol.ts.
enum Tag : byte { Nil, False, True, Number, Text, Table, List, Object, HostFunction, Function, Vector, Colour, Several }

/// The bytes of one message: its length, then what is in it.
sealed class Message
{
    byte[] bytes = new byte[1 << 12];
    int length = 4;

    Span<byte> Room(int count)
    {
        if (length + count > bytes.Length) Array.Resize(ref bytes, Math.Max(2 * bytes.Length, length + count));
        length += count;
        return bytes.AsSpan(length - count, count);
    }

    public int Length => length;
    public Message Byte(byte value) { Room(1)[0] = value; return this; }
    public Message Op(Op op) => Byte((byte)op);
    public Message Tag(Tag tag) => Byte((byte)tag);
    public Message Int(int value) { BinaryPrimitives.WriteInt32LittleEndian(Room(4), value); return this; }
    public Message IntAt(int at, int value) { BinaryPrimitives.WriteInt32LittleEndian(bytes.AsSpan(at), value); return this; }
    public Message Number(double value) { BinaryPrimitives.WriteDoubleLittleEndian(Room(8), value); return this; }

    /// As MoonSharp and JavaScript have it, in UTF-16: half a pair comes through too.
    public Message Text(string text)
    {
        Int(text.Length);
        MemoryMarshal.AsBytes(text.AsSpan()).CopyTo(Room(2 * text.Length));
        return this;
    }

    public void SendTo(Stream stream)
    {
        BinaryPrimitives.WriteInt32LittleEndian(bytes, length - 4);
        stream.Write(bytes, 0, length);
        stream.Flush();
    }
}

/// A message that has come, read from its beginning.
sealed class Received
{
    readonly byte[] bytes;
    int at;

    Received(byte[] bytes) => this.bytes = bytes;

    public static Received From(Stream stream)
    {
        var head = new byte[4];
        stream.ReadExactly(head);
        var bytes = new byte[BinaryPrimitives.ReadInt32LittleEndian(head)];
        stream.ReadExactly(bytes);
        return new Received(bytes);
    }

    ReadOnlySpan<byte> Next(int count)
    {
        at += count;
        return bytes.AsSpan(at - count, count);
    }

    public byte Byte() => bytes[at++];
    public Op Op() => (Op)Byte();
    public int Int() => BinaryPrimitives.ReadInt32LittleEndian(Next(4));
    public double Number() => BinaryPrimitives.ReadDoubleLittleEndian(Next(8));
    public string Text() => new(MemoryMarshal.Cast<byte, char>(Next(2 * Int())));
}
